import type { Engine } from '../engine.ts'
import { factSteps } from './extract-facts.ts'
import { toEnd } from './steps.ts'
import type { Extraction, ExtractionSteps } from '../plugin/extractor.ts'
import type { Known } from '../plugin/known.ts'
import type { NormalizedText } from '../plugin/text.ts'
import type { EpochMs, Role } from '../types/item.ts'

const NOTHING: Extraction = { drafts: [], rejected: [] }

export type Reader = Pick<Engine, 'packs' | 'config' | 'clock' | 'slots'>

/** Facts of a message as they may be stored: only a user's words, only above the threshold. */
export const factsOf = (engine: Reader, role: Role, text: NormalizedText, saidAt: EpochMs): Extraction =>
  toEnd(stepsToFacts(engine, role, text, saidAt))

/** The same step by step. */
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
  const found = yield* factSteps(engine.packs, text, context)
  const { drafts, rejected } = found
  const unsure = drafts.filter((draft) => draft.confidence < extraction.confidenceThreshold)
  if (unsure.length === 0) return found
  const reason = `confidence is under extraction.confidenceThreshold ${extraction.confidenceThreshold}`
  return {
    ...found,
    drafts: drafts.filter((draft) => draft.confidence >= extraction.confidenceThreshold),
    rejected: [...rejected, ...unsure.map((draft) => ({ draft, by: 'confidence', reason }))],
  }
}
