import { createCipheriv, createDecipheriv } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import { NONCE_BYTES } from './nonces.ts'
import { TAG_BYTES } from './sealed-form.ts'

const ALGORITHM = 'aes-256-gcm'
const TAG = { authTagLength: TAG_BYTES } as const

/** Nonce, ciphertext and tag of AES-256-GCM; `bound` is authenticated with them and not kept. */
export function sealBox(key: KeyObject, nonce: Buffer, bound: Buffer, plain: string | Uint8Array): Buffer {
  const cipher = createCipheriv(ALGORITHM, key, nonce, TAG)
  cipher.setAAD(bound)
  const text = typeof plain === 'string' ? cipher.update(plain, 'utf8') : cipher.update(plain)
  // GCM is a stream: `final` brings no bytes, it makes the tag.
  cipher.final()
  return Buffer.concat([nonce, text, cipher.getAuthTag()])
}

/** @throws Error of `node:crypto` when the box was altered, or sealed with another key or for another place. */
export function openBox(key: KeyObject, bound: Buffer, box: Buffer): Buffer {
  const decipher = createDecipheriv(ALGORITHM, key, box.subarray(0, NONCE_BYTES), TAG)
  decipher.setAAD(bound)
  decipher.setAuthTag(box.subarray(box.length - TAG_BYTES))
  const plain = decipher.update(box.subarray(NONCE_BYTES, box.length - TAG_BYTES))
  decipher.final()
  return plain
}
