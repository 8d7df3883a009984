import { knownOptions } from '@recollect/core/plugin'
import type { EraseReport } from '@recollect/core'
import { keyBytes } from '../cipher/key-material.ts'
import type { KeyMaterial } from '../cipher/key-material.ts'
import { digestOf, macOf, scopeAs } from './hashes.ts'
import type { ErasureReceipt, ReceiptBody } from './receipt.ts'

/** What a receipt of erasure is signed with, and what it tells. */
export interface ReceiptOptions {
  /** 32 bytes, also as hexadecimal digits or base64: who has it can tell the receipt from one that somebody else made. */
  readonly key?: KeyMaterial
  /** `hash` (default): the receipt does not name the scope. Without a key a name that can be guessed can be tried. */
  readonly scope?: 'hash' | 'name'
}

/**
 * The receipt of an erasure, from the report of `memory.erase()`.
 * @throws InvalidConfigError for a key that is none.
 */
export function erasureReceipt(report: EraseReport, options: ReceiptOptions = {}): ErasureReceipt {
  const { key, scope = 'hash' } = knownOptions('erasureReceipt', options, { key: true, scope: true })
  const secret = key === undefined ? null : keyBytes('The key of the receipt', key)
  const { rows, residue, remains, jobs } = report
  const form = scope === 'name' ? 'name' : secret === null ? 'sha256' : 'hmac-sha256'
  const body: ReceiptBody = {
    receipt: 'recollect-erasure',
    version: 1,
    scope: scopeAs(form, report.scope, secret),
    erasedAt: report.at,
    rows,
    residue,
    remains,
    jobs,
  }
  const digest = digestOf(body)
  return Object.freeze({ ...body, digest, mac: secret === null ? null : macOf(digest, secret) })
}
