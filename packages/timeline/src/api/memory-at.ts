import type {
  Moment,
  CardFilter,
  ItemFilter,
  MemoryCard,
  MemoryItem,
  Collection,
  Answer,
  RecallOptions,
  RecallResult,
} from '@recollect/core'

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
