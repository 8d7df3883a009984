import type { Tokenizer } from '@recollect/core/extraction'
import { addBigrams, widthAt } from './bigrams.ts'
import { digitsIn } from './numbers.ts'
import { CONTENT_WORDS, STOPWORDS } from './stopwords.ts'
import { wholeWords } from './whole-words.ts'
import { headsOf, longestAt } from './word-heads.ts'

const CONTENT = headsOf(CONTENT_WORDS)
const STOP = headsOf(STOPWORDS)

/** The stretches of a run that stand between stop words. A content word is stepped over whole, so that 目的 keeps its 的. */
function* stretches(run: string): Generator<readonly [from: number, to: number]> {
  let from = 0
  let at = 0
  while (at < run.length) {
    const content = longestAt(run, at, CONTENT)
    const stop = content > 0 ? 0 : longestAt(run, at, STOP)
    if (stop > 0) {
      yield [from, at]
      from = at + stop
    }
    at += Math.max(1, content, stop)
  }
  yield [from, run.length]
}

function cut(run: string): readonly string[] {
  const terms: string[] = []
  for (const [from, to] of stretches(run)) addBigrams(run, from, to, terms)
  return [...terms, ...digitsIn(run)]
}

/** The characters of what `cut` gives as pairs. A character that says nothing alone is none. */
function pieces(run: string): readonly string[] {
  const chars: string[] = []
  for (const [from, to] of stretches(run)) {
    if (from + widthAt(run, from) >= to) continue
    for (const char of run.slice(from, to)) if (!STOPWORDS.has(char)) chars.push(char)
  }
  return chars
}

/**
 * Overlapping bigrams of what stands between stop words; a single character where it stands alone; numbers in digits. Bigrams find
 * every word of two characters in any context, which a cut into words does not; characters beside them join 开车 and 汽车.
 */
export const tokenizer: Tokenizer = { run: /\p{Script=Han}+/gu, cut, pieces, words: wholeWords }
