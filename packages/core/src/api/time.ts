import type { EpochMs } from '../types/item.ts'

/** A `Date`, epoch milliseconds, or ISO 8601 (without a zone: UTC). */
export type TimeInput = Date | EpochMs | string

/**
 * A place on the two time lines, in epoch milliseconds; null where nothing was set. Bitemporal model of SQL:2011: valid time and
 * transaction time.
 */
export interface Moment {
  /** What was true then. Null: what holds, not looked at by date. */
  readonly validAt: EpochMs | null
  /** As known then: what was recorded later had not been heard yet. Null: as known now. */
  readonly knownAt: EpochMs | null
}
