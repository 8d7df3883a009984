import type { SqlTime } from '../codec.ts'
import type { ScopeKey } from './scope-key.ts'

/** The audit log: a hash chain for each scope. Rows are never changed. */
export interface AuditLogTable {
  scope: ScopeKey
  seq: number
  at: SqlTime
  principal: string
  action: string
  outcome: string
  /** A JSON list of ids. */
  records: string
  more: number
  code: string | null
  previous_hash: string
  hash: string
}
