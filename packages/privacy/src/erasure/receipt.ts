import type { EpochMs } from '@recollect/core'
import type { Erasure } from '@recollect/core/store'

/** Whose scope it was: its name, or a hash of the name (HMAC with a key, so that nobody can try names without it). */
export interface ReceiptScope {
  readonly form: 'name' | 'sha256' | 'hmac-sha256'
  readonly value: string
}

/** Shows later what was erased and when. Holds counts and hashes, nothing of what was erased. */
export interface ErasureReceipt extends Erasure {
  readonly receipt: 'recollect-erasure'
  readonly version: 1
  readonly scope: ReceiptScope
  readonly erasedAt: EpochMs
  readonly jobs: number
  /** SHA-256 over the fields above as canonical JSON, 64 hexadecimal digits: finds what was changed by accident. */
  readonly digest: string
  /** HMAC-SHA256 over the digest; null without a key. Without one anybody can make a receipt. */
  readonly mac: string | null
}

/** What is hashed. */
export type ReceiptBody = Omit<ErasureReceipt, 'digest' | 'mac'>
