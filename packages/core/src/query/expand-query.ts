import type { LanguagePack } from '../plugin/language-pack.ts'
import type { Expansion, ExpansionKind } from '../plugin/query.ts'
import type { NormalizedText } from '../plugin/text.ts'
import type { Detection } from '../types/question.ts'

/** All packs' expansions of a query, one of a kind: mixed text is expanded in each of its languages. Pure. */
export function expandQuery(
  packs: readonly LanguagePack[],
  query: NormalizedText,
  detection: Detection,
  strategies: readonly ExpansionKind[],
): readonly Expansion[] {
  const wanted = new Set(strategies)
  const merged = new Map<ExpansionKind, Expansion>()
  for (const pack of packs.filter((one) => one.score(query.text) > 0)) {
    for (const expansion of pack.expander.expand(query, detection, wanted)) {
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

/** Term → weight: the query's own words count 1, expanded ones what their expansion is worth. */
export function weightTerms(own: readonly string[], expansions: readonly Expansion[]): Map<string, number> {
  const weights = new Map<string, number>()
  for (const { terms, weight, kind } of expansions) {
    if (kind === 'pronouns' || kind === 'stopwords') continue
    for (const term of terms) weights.set(term, Math.max(weights.get(term) ?? 0, weight))
  }
  for (const term of own) weights.set(term, 1)
  return weights
}
