import type { TimedDraft, VersionState } from '../plugin/versioner.ts'
import type { MemoryCard } from '../types/card.ts'
import type { EpochMs } from '../types/item.ts'
import type { SlotSpec } from '../types/slot.ts'
import { isOver } from './statement.ts'

/** Within so many milliseconds of message time: ten minutes of talk. */
const WINDOW = 10 * 60_000

/**
 * Whether a message states one more value of a fact that has one value at a time, of which as many as `most` different ones were stated
 * within ten minutes of it: nobody corrects themselves so often, a script does. Pure.
 */
export function isFlood(
  { known, versionKey, values }: Pick<VersionState, 'known' | 'versionKey' | 'values'>,
  draft: TimedDraft,
  slot: SlotSpec,
  most: number,
): boolean {
  if (most === 0 || slot.cardinality !== 'single' || isOver(draft) || known.length < most) return false
  const near = known.filter((card) => card.versionKey === versionKey && isTold(card, draft.saidAt))
  const told = new Set(near.map(({ value }) => values.form(value)))
  return told.size >= most && !told.has(values.form(draft.value))
}

const isTold = ({ itemId, lastSeenAt }: MemoryCard, at: EpochMs): boolean =>
  itemId !== null && Math.abs(lastSeenAt - at) < WINDOW
