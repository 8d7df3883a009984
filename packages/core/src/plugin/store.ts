import type { EpochMs } from '../types/item.ts'
import type { AuditWriter, AuditReader } from './audit.ts'
import type { CardReader, CardWriter } from './cards.ts'
import type { ChangeReader, ChangeWriter } from './changes.ts'
import type { RekeyPage } from './cipher.ts'
import type { CopyReader, CopyWriter } from './copy.ts'
import type { EraseOptions, Erasure } from './erasure.ts'
import type { ExpansionReader, ExpansionWriter } from './expansions.ts'
import type { ItemReader, ItemWriter } from './items.ts'
import type { Page, PageRequest } from './page.ts'
import type { SearchReader, SearchWriter, VectorWriter, VectorReader } from './search.ts'
import type { SemanticWriter, SemanticReader } from './semantic.ts'
import type { SessionWriter, WorkingWriter, SessionReader, WorkingReader } from './sessions.ts'

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
  /**
   * Names of the scopes that hold an item, a card, an expansion, a session, an episode or a node, or where something is due, sorted by
   * code point. For operators: it crosses scopes.
   */
  scopes(page: PageRequest): Promise<Page<string>>
  /**
   * Removes everything of a scope for good, in one transaction, from every table and index; then sees to it that its bytes are gone, as
   * far as the store can. A scope that is not there has nothing to remove. The name stays free for use.
   */
  erase(scope: string, options?: EraseOptions): Promise<Erasure>
  /**
   * Told once, by `createRecollect`: facts of which slots ask for their message to be encrypted. Until then a store with a cipher takes
   * each for one.
   */
  sensitiveSlots?(isSensitive: (slot: string) => boolean): void
  /** With a cipher: seals a page of a scope's values with the current key. */
  rekey?(scope: string, page: PageRequest): Promise<RekeyPage>
  /** Lets go of files and connections. Safe to call twice. */
  close(): Promise<void>
}

/** Repositories a store may have besides the basic ones; `capabilities` says which, and a scope's view carries those. */
export interface StoreExtensions {
  /** With `capabilities.sessions`; a `SessionWriter` and a `WorkingWriter` in a transaction. */
  readonly sessions?: SessionReader
  readonly working?: WorkingReader
  /** With `capabilities.semantic`; a `SemanticWriter` in a transaction. */
  readonly semantic?: SemanticReader
  /** With `capabilities.vectors`; a `VectorWriter` in a transaction. */
  readonly vectors?: VectorReader
  /** With `capabilities.audit`; an `AuditWriter` in a transaction. */
  readonly audit?: AuditReader
}
