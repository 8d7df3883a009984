import type { Change, RecordImage } from '../types/change.ts'
import type { EpochMs } from '../types/item.ts'
import type { Page, PageRequest } from './page.ts'

/** A change as it is appended: the store gives the scope, the place in the log, and the spans of what was inserted. */
export type NewChange = Omit<Change, 'scope' | 'seq' | 'items' | 'cards' | 'undoneBy' | 'erased'>

/** An image with the change it belongs to. */
export interface LoggedImage {
  /** `seq` of the change. */
  readonly change: number
  readonly image: RecordImage
}

/** The log of a scope. */
export interface ChangeReader {
  get(id: string): Promise<Change | null>
  /** Newest first. */
  list(page: PageRequest): Promise<Page<Change>>
  /** Changes of one call, in the order they were made. */
  byBatch(batch: string): Promise<readonly Change[]>
  /** Changes with a `seq` greater than the given one, oldest first. Linear in their number. */
  after(seq: number): Promise<readonly Change[]>
  /** The last change made at or before a moment, by `seq`; null when all are later. Linear in the number of changes after it. */
  lastAt(at: EpochMs): Promise<Change | null>
  /** The change that inserted an item or card, by its `seq`; null when the log does not reach back so far. */
  makerOf(record: RecordImage['record'], seq: number): Promise<Change | null>
  /** Images of changes with a `seq` greater than the given one, in the order they were logged. */
  imagesAfter(seq: number): Promise<readonly LoggedImage[]>
  /** Images one change left, in order. */
  imagesOf(seq: number): Promise<readonly RecordImage[]>
  /** Images of a record, oldest change first. */
  imagesOfRecord(record: RecordImage['record'], id: string): Promise<readonly LoggedImage[]>
}

/** Writes the log of changes of one scope, within a transaction. */
export interface ChangeWriter extends ChangeReader {
  /**
   * Appends a change with its images and gives it the next `seq`. Its spans are those of the items and cards that were inserted in this
   * transaction since the last `append`. Throws `StoreError` with code `STORE_CONFLICT` when the id exists.
   */
  append(change: NewChange, images: readonly RecordImage[]): Promise<Change>
  /** Notes what took changes back; null makes them stand again. Throws `NotFoundError` when the scope has no such change. */
  mark(ids: readonly string[], undoneBy: string | null): Promise<void>
  /**
   * Deletes every image of the given records and marks the changes that had one, or inserted one (by `seqs`), as `erased`. Leaves no
   * copy of what the images held.
   */
  erase(record: RecordImage['record'], ids: readonly string[], seqs: readonly number[]): Promise<void>
  /**
   * Standing changes whose `undoUntil` is not after `now` and that still hold what is gone: an image of a record the scope has no longer.
   * Oldest first.
   */
  lapsed(now: EpochMs): Promise<readonly Change[]>
  /** The earliest `undoUntil` of a standing change that holds what is gone; null when there is none. */
  nextLapse(): Promise<EpochMs | null>
}
