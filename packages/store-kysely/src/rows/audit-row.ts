import type { AuditEntry } from '@recollect/core'
import type { AuditOutcome } from '@recollect/core/store'
import type { SqlRow } from '../driver/sql-driver.ts'
import type { SqlCodec, SqlTime } from '../codec.ts'
import type { ScopeKey } from '../schema.ts'
import { text, textOrNull, word } from './columns.ts'
import { readTexts, writeTexts } from './text-list.ts'

/** The columns an `AuditEntry` is made of, in the order `rowToAudit` takes them. */
export const AUDIT_COLUMNS = [
  'seq',
  'at',
  'principal',
  'action',
  'outcome',
  'records',
  'more',
  'code',
  'previous_hash',
  'hash',
] as const

/** The columns a row is written with. */
export const AUDIT_VALUE_COLUMNS = ['scope', ...AUDIT_COLUMNS] as const

/** Values of a row, by column. */
export interface AuditValues {
  readonly scope: ScopeKey
  readonly seq: number
  readonly at: SqlTime
  readonly principal: string
  readonly action: string
  readonly outcome: string
  readonly records: string
  readonly more: number
  readonly code: string | null
  readonly previous_hash: string
  readonly hash: string
}

const OUTCOMES: readonly AuditOutcome[] = ['ok', 'denied', 'failed']

export function auditToRow(scope: ScopeKey, entry: AuditEntry, codec: SqlCodec): AuditValues {
  return {
    scope,
    seq: entry.seq,
    at: codec.writeTime(entry.at),
    principal: entry.principal,
    action: entry.action,
    outcome: entry.outcome,
    records: writeTexts(entry.records),
    more: entry.more,
    code: entry.code,
    previous_hash: entry.previousHash,
    hash: entry.hash,
  }
}

export function rowToAudit(row: SqlRow, codec: SqlCodec): AuditEntry {
  const [seq, at, principal, action, outcome, records, more, code, previousHash, hash] = row
  return {
    seq: codec.readInteger(seq),
    at: codec.readTime(at),
    principal: text(principal, 'principal'),
    action: text(action, 'action'),
    outcome: word(outcome, 'outcome', OUTCOMES),
    records: readTexts(records, 'records'),
    more: codec.readInteger(more),
    code: textOrNull(code, 'code'),
    previousHash: text(previousHash, 'previous_hash'),
    hash: text(hash, 'hash'),
  }
}
