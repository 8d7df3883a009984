import type { CardFilter } from '../plugin/cards.ts'
import type { ItemFilter } from '../plugin/items.ts'
import type { MemoryCard } from '../types/card.ts'
import type { EpochMs, MemoryItem } from '../types/item.ts'
import type { Collection } from './memory.ts'
import type { Answer, RecallOptions, RecallResult } from './recall.ts'

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

/** The memory as it stood at a moment: read-only. */
export interface MemoryAt {
  /** Which moment: what was true then, as known when. */
  readonly moment: Moment
  /** Facts; `active` says whether they held at the moment. Those recorded after `knownAt` are not there. */
  readonly cards: Collection<MemoryCard, CardFilter>
  /** Messages that had been recorded. */
  readonly items: Collection<MemoryItem, ItemFilter>
  /** All versions known at the moment, in order of validity. */
  history(slotOrKey: string): Promise<readonly MemoryCard[]>
  /** As `recall` of the scope would have answered. */
  recall(query: string, options?: Omit<RecallOptions, 'validAt' | 'knownAt'>): Promise<RecallResult>
  /** The answer of `recall` alone. */
  answer(query: string): Promise<Answer>
}

/** One fact that is not the same at two moments. `before` null: it did not hold at the first; `after` null: not at the second. */
export interface FactDifference {
  readonly kind: 'began' | 'ended' | 'changed'
  readonly versionKey: string
  readonly before: MemoryCard | null
  readonly after: MemoryCard | null
}
