import type { Extraction, ExtractionContext } from '../plugin/extractor.ts'
import type { LanguagePack } from '../plugin/language-pack.ts'
import type { NormalizedText } from '../plugin/text.ts'
import type { CardDraft } from '../types/card.ts'
import { ownWords } from '../text/own-words.ts'
import { requestIn, withoutRequest } from '../text/request.ts'
import { dateDraft } from './date-draft.ts'
import { resolveOverlap } from './overlap.ts'
import { putRight } from './put-right.ts'

/** Runs every pack that scores on the text and settles what they found on the same words. Pure. */
export function extractFacts(
  packs: readonly LanguagePack[],
  text: NormalizedText,
  context: ExtractionContext,
): Extraction {
  const own = ownWords(text)
  const source = withoutRequest(own, requestIn(packs, own))
  const results = packs
    .filter((pack) => pack.score(source.text) > 0)
    .map((pack) => pack.extractor.extract(source, context))
  const date = (draft: CardDraft) =>
    packs.reduce((dated, { times }) => dateDraft(dated, times, context), draft)
  const only = results[0]
  if (!only) return { drafts: [], rejected: [] }
  if (results.length === 1) return putRight(only, date)
  const drafts = results.flatMap((result, pack) => result.drafts.map((draft) => ({ draft, match: pack })))
  const { kept, rejected } = resolveOverlap(drafts)
  const lost = rejected.map((r) => ({ ...r, by: 'overlap' }))
  return putRight({ drafts: kept, rejected: [...results.flatMap((r) => r.rejected), ...lost] }, date)
}
