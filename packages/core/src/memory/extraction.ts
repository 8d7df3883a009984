import type { Engine } from '../engine.ts'
import { extractFacts } from '../extract/extract-facts.ts'
import type { Extraction } from '../plugin/extractor.ts'
import type { NormalizedText } from '../plugin/text.ts'
import type { EpochMs, Role } from '../types/item.ts'

const NOTHING: Extraction = { drafts: [], rejected: [] }

/** Facts of a message as they may be stored: only a user's words, only above the threshold. */
export function factsOf(
  engine: Pick<Engine, 'packs' | 'config' | 'clock' | 'slots'>,
  role: Role,
  text: NormalizedText,
  saidAt: EpochMs,
): Extraction {
  const { extraction } = engine.config
  if (role !== 'user' || !extraction.enabled) return NOTHING
  const context = { saidAt, zone: engine.clock.zone, slots: engine.slots }
  const { drafts, rejected } = extractFacts(engine.packs, text, context)
  const unsure = drafts.filter((draft) => draft.confidence < extraction.confidenceThreshold)
  if (unsure.length === 0) return { drafts, rejected }
  const reason = `confidence is under extraction.confidenceThreshold ${extraction.confidenceThreshold}`
  return {
    drafts: drafts.filter((draft) => draft.confidence >= extraction.confidenceThreshold),
    rejected: [...rejected, ...unsure.map((draft) => ({ draft, by: 'confidence', reason }))],
  }
}
