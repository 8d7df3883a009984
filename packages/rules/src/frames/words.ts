import { partsOf } from './lines.ts'

/** Words of a list with commas, each its own meaning. */
export const wordTable = (list: string): ReadonlyMap<string, string> =>
  new Map(partsOf(list, /[,\n]/u).map((word) => [word, word]))

/** Words and what they mean: `sister: sœur, sœurs; brother: frère` leads from each word to the name before the colon. */
export const meaningTable = (lines: string): ReadonlyMap<string, string> =>
  new Map(
    partsOf(lines, /[;\n]/u).flatMap((line) => {
      const [meaning = '', words = ''] = line.split(':').map((part) => part.trim())
      return partsOf(words, ',').map((word) => [word, meaning] as const)
    }),
  )

/** What words mean, by the name of their table. */
export type Meanings = Readonly<Record<string, ReadonlyMap<string, string>>>

/** Tables by folded words. */
export const foldedTables = (tables: Meanings, fold: (text: string) => string): Meanings =>
  Object.fromEntries(
    Object.entries(tables).map(([name, table]) => [
      name,
      new Map([...table].map(([word, meaning]) => [fold(word), meaning])),
    ]),
  )

const MARKS = /\p{M}/gu

/**
 * A `fold` that takes accents off, letter for letter, so that a text keeps its length. `kept`: letters that are letters of their
 * own, whose mark
 * nobody leaves out: `ñ` in Spanish ("año" is not "ano"), `å` in Swedish.
 */
export function foldAccents(kept = ''): (text: string) => string {
  const letters = new Set(kept)
  const bare = (letter: string): string => {
    const plain = letter.normalize('NFD').replaceAll(MARKS, '')
    return letters.has(letter) || plain.length !== letter.length ? letter : plain
  }
  return (text) => text.replaceAll(ACCENTED, bare)
}

const ACCENTED = /[\u00c0-\u024f\u1e00-\u1eff]/gu
