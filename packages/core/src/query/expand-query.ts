import type { LanguagePack } from '../plugin/language-pack.ts'
import type { Expansion, ExpansionKind } from '../plugin/query.ts'
import type { NormalizedText } from '../plugin/text.ts'
import type { TermsOf } from '../text/terms.ts'
import type { Detection } from '../types/question.ts'
import { isConversation } from '../text/request.ts'

/**
 * All packs' expansions of a query, one of a kind: mixed text is expanded in each of its languages. Words of other languages are cut by
 * `termsOf`. Pure.
 */
export function expandQuery(
  packs: readonly LanguagePack[],
  query: NormalizedText,
  detection: Detection,
  strategies: readonly ExpansionKind[],
  termsOf?: TermsOf,
): readonly Expansion[] {
  const wanted = new Set(strategies)
  const merged = new Map<ExpansionKind, Expansion>()
  for (const pack of packs.filter((one) => one.score(query.text) > 0)) {
    for (const expansion of pack.expander.expand(query, detection, wanted, termsOf)) {
      const known = merged.get(expansion.kind)
      merged.set(expansion.kind, known ? join(known, expansion) : expansion)
    }
  }
  return [...merged.values()]
}

const join = (a: Expansion, b: Expansion): Expansion => ({
  ...a,
  text: `${a.text} ${b.text}`,
  terms: [...new Set([...a.terms, ...b.terms])],
  weight: Math.max(a.weight, b.weight),
})

/** What single characters count: each stands in many words. */
const PIECE = 0.3

/** Term → weight: the query's own words count 1, expanded ones what their expansion is worth, pieces of words .3. */
export function weightTerms(
  own: readonly string[],
  expansions: readonly Expansion[],
  pieces: readonly string[] = [],
): Map<string, number> {
  const weights = new Map(pieces.map((piece) => [piece, PIECE]))
  for (const { terms, weight, kind } of expansions) {
    if (kind === 'pronouns' || kind === 'stopwords') continue
    for (const term of terms) weights.set(term, Math.max(weights.get(term) ?? 0, weight))
  }
  for (const term of own) weights.set(term, 1)
  return weights
}

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
