import { isConversation } from '../text/conversation.ts'
import type { TermsOf } from '../text/terms.ts'

/** What the words said beside a question count. */
const BESIDES = 0.2
/** Each sentence of a conversation counts so much of the one after it: the latest is what it is about now. */
const FADING = 0.9
const SENTENCE = /[^。！？!?\n;；]+/gu

/** Lets the terms of what was said beside the question count for a little. Pure. */
export function besideWeights(
  weights: ReadonlyMap<string, number>,
  asked: ReadonlySet<string>,
  besides: readonly string[],
): ReadonlyMap<string, number> {
  const faint = besides.filter((term) => !asked.has(term))
  return faint.length === 0
    ? weights
    : new Map([...weights, ...faint.map((term): [string, number] => [term, BESIDES])])
}

/** Lets the terms of a conversation that was handed over as the query fade with their age. Leaves those of a question as they are. Pure. */
export function fadingWeights(
  text: string,
  weights: ReadonlyMap<string, number>,
  termsOf: TermsOf,
): ReadonlyMap<string, number> {
  if (!isConversation(text)) return weights
  const age = new Map<string, number>()
  const sentences = text.match(SENTENCE) ?? []
  sentences.toReversed().forEach((sentence, ago) => {
    for (const term of termsOf(sentence)) if (!age.has(term)) age.set(term, ago)
  })
  // Expanded terms stand for words anywhere in it.
  const middle = sentences.length / 2
  return new Map([...weights].map(([term, weight]) => [term, weight * FADING ** (age.get(term) ?? middle)]))
}
