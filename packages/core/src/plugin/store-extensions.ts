import type { AuditReader } from './audit.ts'
import type { SemanticReader } from './semantic.ts'
import type { SessionReader, WorkingReader } from './sessions.ts'
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
  /** With `capabilities.audit`; an `AuditWriter` in a transaction. */
  readonly audit?: AuditReader
}
