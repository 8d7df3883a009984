import type { MemoryCard } from '../types/card.ts'
import type { EpochMs } from '../types/item.ts'

/** A `Date`, epoch milliseconds, or ISO 8601 (without a zone: UTC). */
export type TimeInput = Date | EpochMs | string

/** A place on the two time lines. Bitemporal model of SQL:2011: valid time and transaction time. */
export interface MomentInput {
  /** What was true then. Left out: what holds, not looked at by date. */
  readonly validAt?: TimeInput
  /** As known then: what was recorded later had not been heard yet. Left out: as known now. */
  readonly knownAt?: TimeInput
}

/** The same in epoch milliseconds; null where nothing was set. */
export interface Moment {
  readonly validAt: EpochMs | null
  readonly knownAt: EpochMs | null
}

/** One fact that is not the same at two moments. `before` null: it did not hold at the first; `after` null: not at the second. */
export interface FactDifference {
  readonly kind: 'began' | 'ended' | 'changed'
  readonly versionKey: string
  readonly before: MemoryCard | null
  readonly after: MemoryCard | null
}
