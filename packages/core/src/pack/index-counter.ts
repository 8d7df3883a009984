import type { LanguagePack } from '../plugin/language-pack.ts'
import { countIndexTerms } from '../text/index-terms.ts'
import { piecesOf, termsOf } from '../text/terms.ts'

/** Index term → occurrences, of a message and its speaker. */
export type IndexCounter = (text: string, speaker: string | null) => ReadonlyMap<string, number>

/** Under which terms `remember()` puts a message into the text index, with these packs; for who mends an index. */
export function indexCounter(packs: readonly LanguagePack[]): IndexCounter {
  const cutting = { termsOf: termsOf(packs), piecesOf: piecesOf(packs) }
  return (text, speaker) => countIndexTerms(cutting, { text }, speaker)
}
