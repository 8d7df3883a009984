import type { EpochMs, MemoryItem, Role } from '../types/item.ts'
import type { ListRequest, Page } from './page.ts'

/** What a message must be like; all conditions that are set hold. */
export interface MessageFilter {
  readonly role?: Role
  readonly session?: string
  readonly speaker?: string
  /** `saidAt >= from`, `saidAt < to`. */
  readonly from?: EpochMs
  readonly to?: EpochMs
  /** Entries its metadata holds at the top, equal in type and value. */
  readonly metadata?: Readonly<Record<string, string | number | boolean | null>>
}

/** Which messages; all conditions that are given must hold. */
export interface ItemFilter extends MessageFilter {
  readonly active?: boolean
  /** Only items whose `extractedBy` differs from this (null included): the work list of a backfill. */
  readonly notExtractedBy?: string
  /** Whether they state something nothing read. */
  readonly unread?: boolean
}

/** A message as it is handed to a store, which gives it its `seq`. */
export type NewItem = Omit<MemoryItem, 'scope' | 'seq'> & {
  /** Hash of the match form of the text, for the exact tier. */
  readonly textHash: string
  /** It was read, and nothing sensitive is known to stand in it: a cipher that seals only what is sensitive may leave its text as it is. */
  readonly plain?: boolean
}

/** The fields of an item that versioning and extraction may change. */
export type ItemPatch = Partial<
  Pick<MemoryItem, 'factType' | 'active' | 'parentId' | 'version' | 'extractedBy' | 'unread'>
>

/** Reads the messages of one scope. */
export interface ItemReader {
  /** One message; null when the scope has none of that id. */
  get(id: string): Promise<MemoryItem | null>
  /** By idempotency key. */
  byKey(key: string): Promise<MemoryItem | null>
  /** In the order of `ids`; missing ones left out. Few statements, however many ids. */
  byIds(ids: readonly string[]): Promise<readonly MemoryItem[]>
  /** By match-form hash, newest first. */
  byTextHash(hash: string, limit: number, filter?: ItemFilter): Promise<readonly MemoryItem[]>
  /** In the order of `seqs`; missing ones, and those that do not pass, left out. One statement. */
  bySeq(seqs: readonly number[], filter?: ItemFilter): Promise<readonly MemoryItem[]>
  /** Newest first, by seq. */
  recent(limit: number, filter?: ItemFilter): Promise<readonly MemoryItem[]>
  /** Oldest first, by seq. */
  list(page: ListRequest, filter?: ItemFilter): Promise<Page<MemoryItem>>
  count(filter?: ItemFilter): Promise<number>
}

/** Writes the messages of one scope, within a transaction. */
export interface ItemWriter extends ItemReader {
  /** Assigns the next `seq` of the scope. Throws `StoreError` with code `STORE_CONFLICT` when the id or key exists. */
  insert(item: NewItem): Promise<MemoryItem>
  /** Throws `NotFoundError` when the scope has no such item; so does `remove`. */
  update(id: string, patch: ItemPatch): Promise<void>
  /** Removes the row, its postings and its vectors; its `seq` is never given out again. Cards are removed by the caller. */
  remove(id: string): Promise<void>
  /**
   * Where a cipher seals only what is sensitive: seals the texts of these messages. Those sealed already, and missing ones, stay as they
   * are.
   */
  seal?(ids: readonly string[]): Promise<void>
  /**
   * Puts back an item that was removed, with the `seq` it had. Throws as `insert` does, also when the `seq` is taken or was never given
   * out.
   */
  restore(item: NewItem & Pick<MemoryItem, 'seq'>): Promise<void>
}
