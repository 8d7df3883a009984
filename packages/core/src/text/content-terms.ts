import type { TermsOf } from './terms.ts'
import { normalizeText } from '../util/normalize.ts'

/** Each is a row of the index. */
const MAX_TERMS = 256

/**
 * Index terms of some texts, each once, in order, at most 256: what episodes and nodes are found by, and what a query looks for. Words
 * without content are none, as everywhere in the index: the packs' tokenizers leave their stop words out. Pure; linear.
 */
export function contentTerms(
  { termsOf }: { readonly termsOf: TermsOf },
  ...texts: readonly string[]
): readonly string[] {
  const terms = new Set<string>()
  for (const text of texts) {
    for (const term of termsOf(normalizeText(text).text)) {
      if (terms.size === MAX_TERMS) return [...terms]
      terms.add(term)
    }
  }
  return [...terms]
}
