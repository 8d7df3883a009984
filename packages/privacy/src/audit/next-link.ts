import type { AuditEntry } from '@recollect/core'
import { GENESIS, linkHash } from './link.ts'

/** What a link says of a call. */
export interface LinkContent extends Pick<AuditEntry, 'at' | 'principal' | 'action' | 'outcome' | 'code'> {
  /** Ids of the records, each once. */
  readonly records: readonly string[]
  /** Records that have no id in `records`. */
  readonly more?: number
}

/** Ids a link names; the others are counted. */
const MOST_RECORDS = 100

/** The link that follows the newest of a scope's chain; `last` null: the first. */
export function nextLink(
  scope: string,
  last: Pick<AuditEntry, 'seq' | 'hash'> | null,
  { at, principal, action, outcome, code, records, more = 0 }: LinkContent,
  key: Uint8Array | null,
): AuditEntry {
  const link = {
    seq: (last?.seq ?? 0) + 1,
    at,
    principal,
    action,
    outcome,
    records: records.slice(0, MOST_RECORDS),
    more: more + Math.max(0, records.length - MOST_RECORDS),
    code,
    previousHash: last?.hash ?? GENESIS,
  }
  return { ...link, hash: linkHash(scope, link, key) }
}
