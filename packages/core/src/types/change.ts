import type { MemoryCard } from './card.ts'
import type { EpochMs, MemoryItem, Metadata } from './item.ts'

/**
 * What kind of call made a change. `expire` is what the clock brought about, written down by the next write; `discover`, facts a model
 * read in the messages of an episode.
 */
export type ChangeKind =
  | 'remember'
  | 'put'
  | 'correct'
  | 'forget'
  | 'move'
  | 'undo'
  | 'backfill'
  | 'discover'
  | 'import'
  | 'expire'
  | 'repair'

/** Sequence numbers `[first, last]`, both included. */
export type SeqSpan = readonly [first: number, last: number]

/** One entry of the log of a scope: what one write did, in one transaction. Append-only, except for `undoneBy` and `erased`. */
export interface Change {
  readonly scope: string
  /** UUIDv7. */
  readonly id: string
  /** Position in the log, from 1, in order of commit. */
  readonly seq: number
  readonly kind: ChangeKind
  /** When it was made. Clocks may run backwards; `seq` does not. */
  readonly at: EpochMs
  /** Shared by the changes of one call that made several; undoing it undoes them all. */
  readonly batch: string | null
  /** The change that took it back; null while it stands. */
  readonly undoneBy: string | null
  /** Until when a `forget` can be undone: what was forgotten is kept until then and gone afterwards. Null: no limit set. */
  readonly undoUntil: EpochMs | null
  /** True once something it would need in order to be undone was deleted for good. */
  readonly erased: boolean
  /** New items and cards it made; null when none. */
  readonly items: SeqSpan | null
  readonly cards: SeqSpan | null
  /** What else a kind needs: the changes an `undo` took back, the other side of a `move`. */
  readonly note: Metadata | null
}

/** An item or card as it stood before a change touched it; `before` null: it was not there, and was put back by an undo. */
export type RecordImage =
  | { readonly record: 'item'; readonly id: string; readonly before: ImagedItem | null }
  | { readonly record: 'card'; readonly id: string; readonly before: MemoryCard | null }

/** Everything needed to put an item back. */
export type ImagedItem = MemoryItem & { readonly textHash: string }
