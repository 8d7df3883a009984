import type { Extraction, ExtractionContext, ExtractionSteps } from '../plugin/extractor.ts'
import type { LanguagePack } from '../plugin/language-pack.ts'
import type { NormalizedText } from '../plugin/text.ts'
import type { CardDraft } from '../types/card.ts'
import { stepsAsKnown } from '../known/steps-as-known.ts'
import { ownWords } from '../text/own-words.ts'
import { requestIn, withoutRequest } from '../text/request.ts'
import { dateDraft } from './date-draft.ts'
import { resolveOverlap } from './overlap.ts'
import { putRight } from './put-right.ts'
import { toEnd, unreadIn } from './steps.ts'
import { weigh } from './weigh.ts'

/** Runs every pack that scores on the text and settles what they found on the same words. Pure. */
export const extractFacts = (
  packs: readonly LanguagePack[],
  text: NormalizedText,
  context: ExtractionContext,
): Extraction => toEnd(factSteps(packs, text, context))

/** The same step by step. */
export function* factSteps(
  packs: readonly LanguagePack[],
  text: NormalizedText,
  context: ExtractionContext,
): ExtractionSteps {
  const own = ownWords(text)
  yield own.text.length
  const source = withoutRequest(own, requestIn(packs, own))
  yield source.text.length
  const results: Extraction[] = []
  for (const pack of packs) {
    if (pack.score(source.text) === 0) continue
    results.push(yield* stepsAsKnown(packs, pack, source, context))
  }
  const date = (draft: CardDraft) =>
    packs.reduce((dated, { times }) => dateDraft(dated, times, context), draft)
  const only = results[0]
  if (!only) return { drafts: [], rejected: [] }
  const weighed = (found: Extraction) => weigh(putRight(found, date), packs, source.source, context.slots)
  if (results.length === 1) return weighed(only)
  const drafts = results.flatMap((result, pack) => result.drafts.map((draft) => ({ draft, match: pack })))
  const { kept, rejected } = resolveOverlap(drafts)
  const lost = rejected.map((r) => ({ ...r, by: 'overlap' }))
  const all = { drafts: kept, rejected: [...results.flatMap((r) => r.rejected), ...lost] }
  return weighed({ ...all, ...unreadIn(results) })
}
