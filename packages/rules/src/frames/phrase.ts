import { InvalidPackError } from '@recollect/core'
import { own } from '@recollect/core/plugin'
import { partsOf } from './lines.ts'

/** What the words of a table are written in terms of. */
export interface Vocabulary {
  fold(text: string): string
  /** Sets of phrases by name: `{in}` stands for any of them. */
  readonly phrases?: Readonly<Record<string, string>>
  /** Words and what they mean, by name: `{kin}` stands for any word, and is looked up afterwards. */
  readonly tables?: Readonly<Record<string, ReadonlyMap<string, string>>>
  /** Sources of patterns by name; a frame's classes are of these. */
  readonly classes?: Readonly<Record<string, string>>
  /** May stand after any word of a predicate, up to two of them. */
  readonly adverbs?: string
}

/** How the letters of a word are put into a pattern: as they are matched, or as they may have been written. */
type Letters = (word: string) => string

const MARKS = /[\\^$.*+?()[\]{}|/]/gu
const literal = (text: string) => text.replaceAll(MARKS, String.raw`\$&`)

export const folded =
  ({ fold }: Vocabulary): Letters =>
  (word) =>
    literal(fold(word))

/** An accent may be left out, and none may be added: "aime" is not "aimé", but "demenage" may be "déménagé". */
export const asWritten =
  ({ fold }: Vocabulary): Letters =>
  (word) =>
    Array.from(word, (letter) =>
      fold(letter) === letter ? literal(letter) : `[${letter}${fold(letter)}]`,
    ).join('')

/** The longest first, so that none hides another. */
const sorted = (words: Iterable<string>): readonly string[] =>
  [...new Set(words)].sort((a, b) => b.length - a.length || (a < b ? -1 : 1))

const oneOf = (choices: readonly string[]): string =>
  choices.length === 1 ? (choices[0] ?? '') : `(?:${choices.join('|')})`

/** After a word stands a space, after an elided one (`j'`) nothing. */
const closed = (word: string, end: string): string => (/['’]$/u.test(word) ? '' : end)

const NAMED = /^\{(?<name>\w+)\}$/u
const OPTIONAL = /^\((?<inner>.+)\)$/u

/** Where a word ends and none need follow. */
export const END = String.raw`(?![\p{L}\p{N}'-])`

/** Makes patterns of phrases: `ma/mon (petite) {kin}`. Words that belong together are joined by `_`. */
export class Phrases {
  readonly #vocabulary: Vocabulary
  readonly #letters: Letters

  constructor(vocabulary: Vocabulary, letters: (vocabulary: Vocabulary) => Letters) {
    this.#vocabulary = vocabulary
    this.#letters = letters(vocabulary)
  }

  /** Any of the phrases of a list, each word with the space after it. `last`: what stands after the last word instead. */
  anyOf(list: string, gap = '', last = ' '): string {
    return oneOf(partsOf(list, ',').map((phrase) => this.#phrase(phrase, gap, last)))
  }

  /** Up to two adverbs. */
  gap(): string {
    const { adverbs = '' } = this.#vocabulary
    return adverbs === '' ? '' : `(?:${this.anyOf(adverbs)}){0,2}`
  }

  /** The words of a table, as a group of its name. */
  table(name: string): string | null {
    const table = own(this.#vocabulary.tables ?? {}, name)
    if (table === undefined) return null
    return `(?<${name}>${oneOf(sorted([...table.keys()].map(this.#letters)))})`
  }

  #phrase(phrase: string, gap: string, last: string): string {
    const tokens = partsOf(phrase, /\s/u)
    const needed = tokens.findLastIndex((token) => !OPTIONAL.test(token))
    return tokens
      .map((token, at) => {
        if (at < needed || last === ' ') return this.#token(token, ' ') + gap
        return this.#token(token, at === tokens.length - 1 ? last : `(?: |${last})`)
      })
      .join('')
  }

  #token(token: string, end: string): string {
    const inner = OPTIONAL.exec(token)?.groups?.['inner']
    if (inner !== undefined) return `(?:${this.#token(inner, end)})?`
    const name = NAMED.exec(token)?.groups?.['name']
    if (name !== undefined) return this.#named(name, end)
    return oneOf(
      sorted(token.split('/')).map((word) => this.#letters(word.replaceAll('_', ' ')) + closed(word, end)),
    )
  }

  #named(name: string, end: string): string {
    const phrases = own(this.#vocabulary.phrases ?? {}, name)
    if (phrases !== undefined) return this.anyOf(phrases, '', end)
    const source = this.table(name) ?? own(this.#vocabulary.classes ?? {}, name)
    if (source === undefined)
      throw new InvalidPackError(`Nothing is called {${name}}: it is to be phrases, a table or a class.`)
    return source + end
  }
}

/** Words of a phrase that stand in whatever it matches: the alternatives of its longest word. */
export function anchorsOf(phrase: string, { fold }: Vocabulary): readonly string[] {
  const choices = partsOf(phrase, /\s/u)
    .filter((token) => !NAMED.test(token) && !OPTIONAL.test(token))
    .map((token) => token.split('/').map((word) => fold(word.replaceAll('_', ' '))))
  const shortest = (words: readonly string[]) => Math.min(...words.map(({ length }) => length))
  const [best] = choices.toSorted((a, b) => shortest(b) - shortest(a))
  if (best === undefined) throw new InvalidPackError(`The predicate "${phrase}" has no word of its own.`)
  return best
}
