import { NONCE_BYTES } from './nonces.ts'

export const TAG_BYTES = 16
const LEAST = NONCE_BYTES + TAG_BYTES
const TEXT = /^([\w-]{1,32})\.([\w-]{38,})$/u
const ID = /^[\w-]{1,32}$/u

/** Something sealed, taken apart: `box` is nonce, ciphertext and tag. */
export interface Sealed {
  readonly id: string
  readonly box: Buffer
}

/** `id.box`, the box in base64 for addresses. */
export const sealedText = (id: string, box: Buffer): string => `${id}.${box.toString('base64url')}`

/** Null for what no cipher of this kind made, forms that decode to the same bytes included. */
export function textParts(sealed: string): Sealed | null {
  const [, id, body] = TEXT.exec(sealed) ?? []
  if (id === undefined || body === undefined) return null
  const box = Buffer.from(body, 'base64url')
  return box.toString('base64url') === body ? { id, box } : null
}

/** A byte with the length of the id, the id, the box. */
export function sealedBytes(id: string, box: Buffer): Uint8Array {
  return Buffer.concat([Buffer.from([id.length]), Buffer.from(id, 'latin1'), box])
}

export function bytesParts(sealed: Uint8Array): Sealed | null {
  const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength)
  const length = bytes[0] ?? 0
  const id = bytes.toString('latin1', 1, 1 + length)
  const box = bytes.subarray(1 + length)
  return ID.test(id) && box.length >= LEAST ? { id, box } : null
}
