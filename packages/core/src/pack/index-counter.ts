import type { LanguagePack } from '../plugin/language-pack.ts'
import { blankRecalled } from '../text/recalled.ts'
import { countTerms, piecesOf, termsOf } from '../text/terms.ts'
import { normalizeText } from '../util/normalize.ts'

/** Index term → occurrences, of a message and its speaker. */
export type IndexCounter = (text: string, speaker: string | null) => ReadonlyMap<string, number>

/** Under which terms `remember()` puts a message into the text index, with these packs; for who mends an index. */
export function indexCounter(packs: readonly LanguagePack[]): IndexCounter {
  const [terms, pieces] = [termsOf(packs), piecesOf(packs)]
  const of = (text: string): readonly string[] => [...terms(text), ...pieces(text)]
  return (text, speaker) =>
    countTerms([
      ...of(blankRecalled(normalizeText(text).text)),
      ...(speaker === null ? [] : of(speaker.normalize('NFKC').toLowerCase())),
    ])
}
