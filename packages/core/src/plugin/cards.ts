import type { MemoryCard } from '../types/card.ts'
import type { SeqSpan } from '../types/change.ts'
import type { EpochMs } from '../types/item.ts'
import type { MessageFilter } from './items.ts'
import type { ListRequest, Page } from './page.ts'

/** Conditions on the message are those of the message a card came from; a card without one passes none but `session`, its own. */
export interface CardFilter extends MessageFilter {
  readonly entity?: string
  readonly slot?: string
  readonly kind?: MemoryCard['kind']
  readonly active?: boolean
}

/** `versionKey` is always `entity:slot`: stores find cards of an entity and slot by it. */
export type NewCard = Omit<MemoryCard, 'scope' | 'seq'>

/** The fields of a card that later events may change. */
export type CardPatch = Partial<
  Pick<
    MemoryCard,
    | 'active'
    | 'contested'
    | 'correctedBy'
    | 'relation'
    | 'validFrom'
    | 'validTo'
    | 'expiresAt'
    | 'supersededAt'
    | 'lastSeenAt'
    | 'seenAt'
    | 'confidence'
    | 'valueKey'
    | 'version'
    | 'parentId'
    | 'itemId'
    | 'span'
    | 'extra'
  >
>

/** Reads the facts of one scope. */
export interface CardReader {
  /** One card; null when the scope has none of that id. */
  get(id: string): Promise<MemoryCard | null>
  /**
   * Active cards of an entity in the given slots, newest first; `family.*` stands for a family of slots. One statement. The entity `user.*`
   * stands for all of that family, with slots named in full: one statement a slot.
   */
  active(entity: string, slots: readonly string[]): Promise<readonly MemoryCard[]>
  /** Latest version of one chain, active or not. */
  latest(versionKey: string, valueKey: string): Promise<MemoryCard | null>
  /** All versions under a version key, all value keys, in order of recording. */
  history(versionKey: string): Promise<readonly MemoryCard[]>
  /** Cards an item produced, in order of recording. */
  byItem(itemId: string): Promise<readonly MemoryCard[]>
  /** Cards the items produced, in order of recording. Few statements, however many items. */
  byItems(itemIds: readonly string[]): Promise<readonly MemoryCard[]>
  /** The card recorded last in a session (null: outside any session). */
  lastRecorded(session: string | null): Promise<MemoryCard | null>
  /** Cards with a `seq` in the span, both ends included, in order. */
  bySeq(span: SeqSpan): Promise<readonly MemoryCard[]>
  /** Active cards that came from no message, newest first, at most `limit`. */
  direct(limit: number): Promise<readonly MemoryCard[]>
  /** Active cards whose `expiresAt` is not after `now`, earliest first. */
  expired(now: EpochMs): Promise<readonly MemoryCard[]>
  /** The earliest `expiresAt` of an active card; null when none has one. */
  nextExpiry(): Promise<EpochMs | null>
  /** In order of recording. */
  list(page: ListRequest, filter?: CardFilter): Promise<Page<MemoryCard>>
  count(filter?: CardFilter): Promise<number>
}

/** Writes the facts of one scope, within a transaction. */
export interface CardWriter extends CardReader {
  /**
   * Throws `StoreError` with code `STORE_CONFLICT` when another card is active under the same version and value key, when
   * that chain has the version already, or when the id exists. `update` throws the same for what a patch would break.
   */
  insert(card: NewCard): Promise<MemoryCard>
  /** Throws `NotFoundError` when the scope has no such card; so does `remove`. */
  update(id: string, patch: CardPatch): Promise<void>
  remove(id: string): Promise<void>
  /**
   * Puts back a card that was removed, with the `seq` it had. Throws as `insert` does, also when the `seq` is taken or was never given
   * out.
   */
  restore(card: NewCard & Pick<MemoryCard, 'seq'>): Promise<void>
}
