import { resolveOverlap } from '../extract/overlap.ts'
import { unreadIn } from '../extract/steps.ts'
import type { Extraction } from '../plugin/extractor.ts'

/** Several readings of the same words as one: of what rests on the same of them, the best is kept. */
export function joinReadings(readings: readonly Extraction[]): Extraction {
  const drafts = readings.flatMap((reading, match) => reading.drafts.map((draft) => ({ draft, match })))
  const { kept, rejected } = resolveOverlap(drafts)
  const lost = rejected.map((one) => ({ ...one, by: 'overlap' }))
  const all = { drafts: kept, rejected: [...readings.flatMap((reading) => reading.rejected), ...lost] }
  return { ...all, ...unreadIn(readings) }
}
