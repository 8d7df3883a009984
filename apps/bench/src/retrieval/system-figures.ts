import { percentile, round } from '../stats/numbers.ts'
import type { Ranked } from './ask.ts'
import { groupFigures, isScored, placementOf } from './metrics.ts'
import type { GroupFigures } from './metrics.ts'

/** How one system did on one set. */
export interface SystemFigures {
  /** `recollect`, or what `--baselines` calls it. */
  readonly id: string
  readonly name: string
  readonly messagesPerSecond: number
  readonly recallMs: { readonly p50: number; readonly p95: number }
  /** `ALL` first, then by category. */
  readonly groups: readonly GroupFigures[]
}

const MS = 1000

/** Every system is scored by the same rule, on the same questions. */
export function systemFigures(
  { id, name }: { readonly id: string; readonly name: string },
  told: { readonly messages: number; readonly ms: number },
  asked: readonly Ranked[],
): SystemFigures {
  const times = asked.map(({ ms }) => ms)
  const scored = asked.filter(({ question }) => isScored(question))
  return {
    id,
    name,
    messagesPerSecond: Math.round((MS * told.messages) / Math.max(1, told.ms)),
    recallMs: { p50: round(percentile(times, 0.5), 3), p95: round(percentile(times, 0.95), 3) },
    groups: groupFigures(scored.map(({ question, ids }) => placementOf(question, ids))),
  }
}
