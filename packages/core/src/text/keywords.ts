import type { LanguagePack } from '../plugin/language-pack.ts'
import { hasLoneSurrogate } from '../util/surrogates.ts'

/** A content word of a normalised text, and where it stands there. */
export interface Keyword {
  /** As it is written. */
  readonly word: string
  /** As the pack folds it. */
  readonly folded: string
  readonly start: number
  readonly end: number
}

/** Longer ones are no words: keys, addresses, text without spaces that no pack can cut. */
const MAX_WORD = 64

/** Content words in order, duplicates kept: each run is cut by the first pack that finds it, into its whole words. Pure; linear. */
export function keywordsOf(packs: readonly LanguagePack[], text: string): readonly Keyword[] {
  const found: Keyword[] = []
  let rest = text
  for (const pack of packs) {
    rest = rest.replace(pack.tokenizer.run, (run: string, ...given: readonly unknown[]) => {
      const at = given.find((one) => typeof one === 'number') ?? 0
      found.push(...wordsIn(pack, run, at))
      return ' '.repeat(run.length)
    })
  }
  return found.sort((a, b) => a.start - b.start)
}

function wordsIn({ tokenizer, fold }: LanguagePack, run: string, at: number): readonly Keyword[] {
  const folded = fold(run)
  const words = tokenizer.words?.(folded) ?? tokenizer.cut(folded)
  let from = 0
  return words.flatMap((word) => {
    const start = folded.indexOf(word, from)
    // Terms need not stand in the text: a stem, a number in digits.
    if (start < 0) return tokenizer.words ? [] : [{ word, folded: word, start: at, end: at + run.length }]
    from = start + word.length
    const written = run.slice(start, from)
    if (word === '' || word.length > MAX_WORD || hasLoneSurrogate(written)) return []
    return [{ word: written, folded: word, start: at + start, end: at + from }]
  })
}
