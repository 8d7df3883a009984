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
import { toEnd, skippedIn } from './steps.ts'
import { unreadIn } from './unread.ts'
import { weigh } from './weigh.ts'
import type { Engine } from '../engine.ts'
import type { Known } from '../plugin/known.ts'
import type { EpochMs, MemoryItem, Role } from '../types/item.ts'

/** Runs every pack that scores on the text and settles what they found on the same words. Pure. */
export const extractFacts = (
  packs: readonly LanguagePack[],
  text: NormalizedText,
  context: ExtractionContext,
): Extraction => toEnd(factSteps(packs, text, context))

/** `extractFacts` as a generator that can pause; facts that are less sure than `least` are given up. */
export function* factSteps(
  packs: readonly LanguagePack[],
  text: NormalizedText,
  context: ExtractionContext,
  least = 0,
): ExtractionSteps {
  const own = ownWords(text)
  yield own.text.length
  const source = withoutRequest(own, requestIn(packs, own))
  yield source.text.length
  const found = surerThan(least, yield* readByAll(packs, source, context))
  return { ...found, ...unreadIn(packs, source, found) }
}

function* readByAll(
  packs: readonly LanguagePack[],
  source: NormalizedText,
  context: ExtractionContext,
): ExtractionSteps {
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
  return weighed({ ...all, ...skippedIn(results) })
}

/** Facts that something else than rules read in a text: dated and weighed as those of rules are. */
export const weighFacts = (
  { packs, clock, slots }: Reader,
  { text, saidAt }: Pick<MemoryItem, 'text' | 'saidAt'>,
  drafts: readonly CardDraft[],
): Extraction => {
  const context = { saidAt, zone: clock.zone, slots }
  const dated = drafts.map((draft) => packs.reduce((one, { times }) => dateDraft(one, times, context), draft))
  return weigh({ drafts: dated, rejected: [] }, packs, text, slots)
}

const NOTHING: Extraction = { drafts: [], rejected: [] }

export type Reader = Pick<Engine, 'packs' | 'config' | 'clock' | 'slots'>

/** Facts of a message as they may be stored: only a user's words, only above the threshold. */
export const factsOf = (engine: Reader, role: Role, text: NormalizedText, saidAt: EpochMs): Extraction =>
  toEnd(stepsToFacts(engine, role, text, saidAt))

/** `extractFacts` as a generator that can pause. */
export function* stepsToFacts(
  engine: Reader,
  role: Role,
  text: NormalizedText,
  saidAt: EpochMs,
  known?: Known,
): ExtractionSteps {
  const { extraction } = engine.config
  if (role !== 'user' || !extraction.enabled) return NOTHING
  const context = { saidAt, zone: engine.clock.zone, slots: engine.slots, known }
  return yield* factSteps(engine.packs, text, context, extraction.confidenceThreshold)
}

function surerThan(confidenceThreshold: number, found: Extraction): Extraction {
  const unsure = found.drafts.filter(({ confidence }) => confidence < confidenceThreshold)
  if (unsure.length === 0) return found
  const reason = `confidence is under extraction.confidenceThreshold ${confidenceThreshold}`
  return {
    ...found,
    drafts: found.drafts.filter(({ confidence }) => confidence >= confidenceThreshold),
    rejected: [...found.rejected, ...unsure.map((draft) => ({ draft, by: 'confidence', reason }))],
  }
}
