import type { EpochMs } from '../types/item.ts'
import type { SemanticReader } from './semantic.ts'
import type { SessionReader, WorkingReader } from './sessions.ts'
import type { Page, PageRequest } from './store.ts'
import type { VectorReader } from './vectors.ts'

/** Repositories a store may have besides the basic ones; `capabilities` says which, and a scope's view carries those. */
export interface StoreExtensions {
  /** With `capabilities.sessions`; a `SessionWriter` and a `WorkingWriter` in a transaction. */
  readonly sessions?: SessionReader
  readonly working?: WorkingReader
  /** With `capabilities.semantic`; a `SemanticWriter` in a transaction. */
  readonly semantic?: SemanticReader
  /** With `capabilities.vectors`; a `VectorWriter` in a transaction. */
  readonly vectors?: VectorReader
  /** With `capabilities.audit`. */
  readonly audit?: AuditRepository
}

/** One link of the audit hash chain. Holds hashes, never texts. */
export interface AuditEntry {
  readonly seq: number
  readonly at: EpochMs
  readonly principal: string
  readonly action: string
  readonly subject: string
  readonly previousHash: string
  readonly hash: string
}

export interface AuditRepository {
  append(entry: Omit<AuditEntry, 'seq'>): Promise<AuditEntry>
  list(page: PageRequest): Promise<Page<AuditEntry>>
}
