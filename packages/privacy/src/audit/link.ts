import { createHash, createHmac } from 'node:crypto'
import type { AuditEntry } from '@recollect/core'

/** The head of an empty chain. */
export const GENESIS = '0'.repeat(64)
/** Says what is hashed: a hash made here for one purpose is none for another. */
const DOMAIN = 'recollect/audit/1'

export type LinkFields = Omit<AuditEntry, 'hash'>

/**
 * SHA-256 of a link, HMAC-SHA256 with a key (RFC 2104), over the JSON list of the domain, the scope and all fields in a fixed order; 64
 * hexadecimal digits. The hash of the link before is among the fields, so that none can be changed, left out or moved alone.
 */
export function linkHash(scope: string, link: LinkFields, key: Uint8Array | null): string {
  const { seq, at, principal, action, outcome, records, more, code, previousHash } = link
  const text = JSON.stringify([
    DOMAIN,
    scope,
    seq,
    at,
    principal,
    action,
    outcome,
    records,
    more,
    code,
    previousHash,
  ])
  const hash = key === null ? createHash('sha256') : createHmac('sha256', key)
  return hash.update(text, 'utf8').digest('hex')
}
