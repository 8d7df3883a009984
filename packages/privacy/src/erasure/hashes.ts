import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { canonical } from './canonical.ts'
import type { ReceiptBody, ReceiptScope } from './receipt.ts'

/** Say what is hashed: a hash made here for one purpose is none for another. */
const RECEIPT = 'recollect/erasure/1\n'
const SCOPE = 'recollect/erasure/scope/1\n'

export const digestOf = (body: ReceiptBody): string =>
  createHash('sha256')
    .update(RECEIPT + canonical(body), 'utf8')
    .digest('hex')

/** RFC 2104. */
export const macOf = (digest: string, key: Uint8Array): string =>
  createHmac('sha256', key)
    .update(RECEIPT + digest, 'utf8')
    .digest('hex')

export function scopeAs(form: ReceiptScope['form'], name: string, key: Uint8Array | null): ReceiptScope {
  if (form === 'name') return { form, value: name }
  const hash = key === null ? createHash('sha256') : createHmac('sha256', key)
  return {
    form: key === null ? 'sha256' : 'hmac-sha256',
    value: hash.update(SCOPE + name, 'utf8').digest('hex'),
  }
}

/** Compares without telling by its time how far they agree. */
export function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
