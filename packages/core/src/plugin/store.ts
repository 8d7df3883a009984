import type { MemoryCard } from '../types/card.ts'
import type { SeqSpan } from '../types/change.ts'
import type { EpochMs, MemoryItem, Role } from '../types/item.ts'
import type { AuditWriter } from './audit.ts'
import type { ChangeReader, ChangeWriter } from './changes.ts'
import type { RekeyPage } from './cipher.ts'
import type { CopyReader, CopyWriter } from './copy.ts'
import type { EraseOptions, Erasure } from './erasure.ts'
import type { ExpansionKind } from './query.ts'
import type { SemanticWriter } from './semantic.ts'
import type { SessionWriter, WorkingWriter } from './sessions.ts'
import type { StoreExtensions } from './store-extensions.ts'
import type { VectorWriter } from './vectors.ts'

/** A slice of a list; `next` continues it, null at the end. Cursors are opaque. */
export interface Page<T> {
  readonly rows: readonly T[]
  readonly next: string | null
}

/** Which page of a list: its length, and the cursor the page before ended with; null or left out for the first. */
export interface PageRequest {
  /** 1–1,000. */
  readonly limit: number
  readonly cursor?: string | null
}

/** A page of a list that can begin at either end of the order of recording. */
export interface ListRequest extends PageRequest {
  /** Default `oldest`. The cursor of one order is none of the other. */
  readonly order?: 'oldest' | 'newest'
}

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
}

/** Conditions on the message are those of the message a card came from; a card without one passes none but `session`, its own. */
export interface CardFilter extends MessageFilter {
  readonly entity?: string
  readonly slot?: string
  readonly kind?: MemoryCard['kind']
  readonly active?: boolean
}

/** A message as it is handed to a store, which gives it its `seq`. */
export type NewItem = Omit<MemoryItem, 'scope' | 'seq'> & {
  /** Hash of the match form of the text, for the exact tier. */
  readonly textHash: string
}
/** `versionKey` is always `entity:slot`: stores find cards of an entity and slot by it. */
export type NewCard = Omit<MemoryCard, 'scope' | 'seq'>

/** The fields of an item that versioning and extraction may change. */
export type ItemPatch = Partial<
  Pick<MemoryItem, 'factType' | 'active' | 'parentId' | 'version' | 'extractedBy'>
>
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
  /** Puts back an item that was removed, with the `seq` it had. Throws as `insert` does, also when the `seq` is taken or was never given out. */
  restore(item: NewItem & Pick<MemoryItem, 'seq'>): Promise<void>
}

/** Reads the facts of one scope. */
export interface CardReader {
  /** One card; null when the scope has none of that id. */
  get(id: string): Promise<MemoryCard | null>
  /** Active cards of an entity in the given slots, newest first; `family.*` stands for a family. One statement. */
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
  /** Puts back a card that was removed, with the `seq` it had. Throws as `insert` does, also when the `seq` is taken or was never given out. */
  restore(card: NewCard & Pick<MemoryCard, 'seq'>): Promise<void>
}

/** One document of a term: item seq, occurrences there, length of the document in terms. */
export type Posting = readonly [seq: number, tf: number, length: number]

/** Where one term stands. */
export interface TermPostings {
  readonly term: string
  /** Documents of the scope that have the term; exact even when `postings` was cut. */
  readonly df: number
  readonly postings: readonly Posting[]
}

/** What the index holds for some terms of a query. */
export interface PostingsResult {
  /** Documents in the scope's index and the sum of their lengths. */
  readonly documents: number
  readonly totalLength: number
  /** Rarest first; terms without a document left out. Ends when the budget is spent: the rest has no postings. */
  readonly terms: readonly TermPostings[]
}

/** A stretch of a scope's items: `from <= seq < to`. */
export interface SeqRange {
  readonly from: number
  readonly to: number
}

/** Reads the full-text index of one scope. */
export interface SearchReader {
  /**
   * Postings of the given terms, rarest first, at most `budget` in all (the term that crosses it is read to the budget, newest
   * items first). Cost is linear in what is read, whatever the size of the store. `within` reads only the postings of a stretch;
   * terms, their order and their counts stay those of the whole scope.
   */
  postings(terms: readonly string[], budget: number, within?: SeqRange): Promise<PostingsResult>
}

/** Writes the full-text index of one scope, within a transaction. */
export interface SearchWriter extends SearchReader {
  /**
   * Indexes one item: term → occurrences. Replaces what was there; without terms the item leaves the index. Throws
   * `NotFoundError` when the scope has no item with that `seq`.
   */
  index(seq: number, terms: ReadonlyMap<string, number>): Promise<void>
}

/** One kept expansion of a query. */
export interface ExpansionRow {
  readonly originalQuery: string
  readonly expandedQuery: string
  readonly kind: ExpansionKind
  /** Packs and versions that made it; rows of other packs are stale. */
  readonly madeBy: string
  /** Terms and weight, as JSON. */
  readonly payload: string
  readonly createdAt: EpochMs
}

/** Reads expansions that were kept, so that they need not be made again. */
export interface ExpansionReader {
  /** In the order they were put. */
  get(originalQuery: string, madeBy: string): Promise<readonly ExpansionRow[]>
}

/** Keeps expansions, within a transaction. */
export interface ExpansionWriter extends ExpansionReader {
  /** Replaces everything kept for the original queries named in `rows`, rows of other packs included. */
  put(rows: readonly ExpansionRow[]): Promise<void>
}

/** A consistent view of one scope. */
export interface ScopeView extends StoreExtensions {
  /** What `setNextDue` was last given; null before that. Read with the scope's figures: no statement of its own. */
  readonly nextDue: EpochMs | null
  readonly items: ItemReader
  readonly cards: CardReader
  readonly search: SearchReader
  readonly expansions: ExpansionReader
  readonly changes: ChangeReader
  readonly copy: CopyReader
}

/** The same, with writes; everything in it commits or nothing does. */
export interface ScopeTransaction extends StoreExtensions {
  readonly nextDue: EpochMs | null
  /** When something next expires or lapses: until then nobody need look. */
  setNextDue(at: EpochMs | null): Promise<void>
  readonly items: ItemWriter
  readonly cards: CardWriter
  readonly search: SearchWriter
  readonly expansions: ExpansionWriter
  readonly changes: ChangeWriter
  readonly copy: CopyWriter
  readonly vectors?: VectorWriter
  readonly sessions?: SessionWriter
  readonly working?: WorkingWriter
  readonly semantic?: SemanticWriter
  readonly audit?: AuditWriter
}

/** What a store can do beyond the basic repositories, as data. Calling what is not declared throws `UnsupportedCapabilityError`. */
export interface StoreCapabilities {
  /** Survives the process. */
  readonly durable: boolean
  /** May be opened by several processes at once. */
  readonly multiProcess: boolean
  /** Keeps sessions, Q-A turns and working memory. */
  readonly sessions: boolean
  /** Keeps episodes, nodes and relationships. */
  readonly semantic: boolean
  /** Keeps vectors. */
  readonly vectors: boolean
  /** Keeps an audit log. */
  readonly audit: boolean
}

/** A view of one scope that is held as long as whoever asked for it likes. */
export interface Snapshot {
  readonly view: ScopeView
  /** Gives back what the snapshot is held on; the view is refused (`CLOSED`) from then on. Safe to call twice. */
  close(): Promise<void>
}

/** A backend. Repositories are handed out bound to one scope, so that no call can forget it. */
export interface Store {
  readonly specVersion: 1
  readonly name: string
  readonly capabilities: StoreCapabilities
  /** Brings the schema up to date; safe to call twice and from several processes. Refuses a newer database (`STORE_NEWER`). */
  migrate(): Promise<void>
  /** One snapshot for all reads inside `work`. Handles are refused (`CLOSED`) once `work` has settled, here and in `transaction`. */
  read<T>(scope: string, work: (view: ScopeView) => Promise<T>): Promise<T>
  /**
   * One snapshot of a scope for reading at the caller's pace: on a connection of its own, so that neither reads nor writes wait for it and
   * it does not see them. Whoever opens it closes it; closing the store closes it too. Left out by stores that have nothing of the kind:
   * who wants much of a scope then reads it whole in `read`.
   */
  snapshot?(scope: string): Promise<Snapshot>
  /**
   * Serialised per scope; commits when `work` resolves, rolls back when it rejects, and rejects with the same error. The store
   * waits for its turn and retries on contention before `work` begins. `work` runs once, unless the store itself fails under it (a
   * connection that breaks, a race the database decided): what it did is rolled back then, and a store may run it again. So let it have no
   * effect outside of the transaction. Writes may be sent without being waited for: what one of them would throw is thrown by it, by a
   * later call, or by the transaction. Do not open a transaction of the same store inside another one: it waits for ever, or until the
   * store's deadline (`STORE_BUSY`).
   */
  transaction<T>(scope: string, work: (tx: ScopeTransaction) => Promise<T>): Promise<T>
  /** Names of the scopes that hold an item, a card, an expansion, a session, an episode or a node, or where something is due, sorted by code point. For operators: it crosses scopes. */
  scopes(page: PageRequest): Promise<Page<string>>
  /**
   * Removes everything of a scope for good, in one transaction, from every table and index; then sees to it that its bytes are gone, as
   * far as the store can. A scope that is not there has nothing to remove. The name stays free for use.
   */
  erase(scope: string, options?: EraseOptions): Promise<Erasure>
  /** Told once, by `createRecollect`: facts of which slots ask for their message to be encrypted. Until then a store with a cipher takes each for one. */
  sensitiveSlots?(isSensitive: (slot: string) => boolean): void
  /** With a cipher: seals a page of a scope's values with the current key. */
  rekey?(scope: string, page: PageRequest): Promise<RekeyPage>
  /** Lets go of files and connections. Safe to call twice. */
  close(): Promise<void>
}
