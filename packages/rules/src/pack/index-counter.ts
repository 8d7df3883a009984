import type { LanguagePack } from '@recollect/core'
import { countIndexTerms, piecesOf, termsOf } from '@recollect/core/extraction'

/** Index term → occurrences, of a message and its speaker. */
export type IndexCounter = (text: string, speaker: string | null) => ReadonlyMap<string, number>

/** Under which terms `remember()` puts a message into the text index, with these packs; for who mends an index. */
export function indexCounter(packs: readonly LanguagePack[]): IndexCounter {
  const cutting = { termsOf: termsOf(packs), piecesOf: piecesOf(packs) }
  return (text, speaker) => countIndexTerms(cutting, { text }, speaker)
}
