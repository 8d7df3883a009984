import type { Engine } from '../engine.ts'
import { normalizeText } from '@recollect/core/text'
import { hear, holds, isEveryday, isKnown, seenText, WITHHELD, wordsIn } from '@recollect/core/plugin'
import type { CheckedPair } from './check-log.ts'

/**
 * A pair as it may be kept: the question without the words the user wants nobody to keep, the answer only where it does not repeat them.
 * Pure.
 */
export function hearPair(engine: Engine, pair: CheckedPair): CheckedPair {
  const { text, withheld } = hear(engine, pair.asked)
  if (withheld.length === 0) return pair
  return { ...pair, asked: text, said: pair.said && answerWithout(engine, pair.said.source, withheld) }
}

function answerWithout(engine: Engine, said: string, withheld: readonly string[]): CheckedPair['said'] {
  const left = withheld.reduce(
    (text, words) => (words.trim() === '' ? text : text.replaceAll(words, WITHHELD)),
    said,
  )
  const seen = seenText(engine, left)
  const isRepeated = withheld.some((text) => {
    const words = wordsIn(engine, text)
    return holds(seen, words) || words.terms.some((term) => isOwn(engine, term) && seen.terms.has(term))
  })
  return isRepeated ? null : normalizeText(left)
}

/** A name, a number, a word of one's own: it is not in an answer by chance. */
const isOwn = ({ packs }: Engine, term: string): boolean => !isEveryday(packs, term) && !isKnown(packs, term)
