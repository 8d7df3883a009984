import type { EpochMs } from '../types/item.ts'
import type { Page, PageRequest } from './page.ts'

/** How an audited call ended. */
export type AuditOutcome = 'ok' | 'denied' | 'failed'

/** One link of the hash chain of a scope. Holds ids, codes and hashes, never texts. */
export interface AuditEntry {
  /** From 1, without a gap. */
  readonly seq: number
  readonly at: EpochMs
  /** Id of who asked. */
  readonly principal: string
  /** The verb, as `cards.list`. */
  readonly action: string
  readonly outcome: AuditOutcome
  /**
   * Ids of the records it gave or changed, at most 100; `more` counts the others. Of a denial `more` counts those like it, of the same
   * principal, verb and scope, that came since the link before and have none of their own: one a minute is written.
   */
  readonly records: readonly string[]
  readonly more: number
  /** Code of the error of a call that was denied or failed; else null. */
  readonly code: string | null
  readonly previousHash: string
  /** Over all fields above (and the scope), 64 hexadecimal digits. */
  readonly hash: string
}

/** Reads the chain of an audit log: of one scope, or of what belongs to none. */
export interface AuditReader {
  /** The newest link; null in an empty chain. */
  last(): Promise<AuditEntry | null>
  /** Oldest first. A cursor is the `seq` of the link it begins after, as text. */
  list(page: PageRequest): Promise<Page<AuditEntry>>
}

/** Adds to the chain of an audit log, within a transaction. */
export interface AuditWriter extends AuditReader {
  /**
   * Throws `StoreError` with code `STORE_CONFLICT` unless `seq` follows the newest. Links are never changed, and removed by `Store.erase`
   * alone.
   */
  append(entry: AuditEntry): Promise<void>
}
