import { damaged } from '@recollect/store-kysely'

/** `pg_type.oid` of `real`. */
const REAL = 700

/** A list of numbers as the server takes a `real[]` in binary: exact, and shorter than digits. Vectors stand one behind the other. */
export function realArray(vectors: readonly Float32Array[]): Buffer {
  const count = vectors.reduce((sum, vector) => sum + vector.length, 0)
  const bytes = Buffer.alloc(20 + count * 8)
  // One dimension, no null, the type, the length, the first index: array_send() of PostgreSQL.
  for (const [place, head] of [1, 0, REAL, count, 1].entries()) bytes.writeInt32BE(head, place * 4)
  let at = 20
  for (const vector of vectors) {
    for (const value of vector) {
      bytes.writeInt32BE(4, at)
      at = bytes.writeFloatBE(value, at + 4)
    }
  }
  return bytes
}

/** A vector as the server takes it in binary: vector_recv() of pgvector. */
export function vectorBytes(vector: Float32Array): Buffer {
  const bytes = Buffer.alloc(HEAD + vector.length * 4)
  bytes.writeInt16BE(vector.length, 0)
  vector.forEach((value, place) => bytes.writeFloatBE(value, HEAD + place * 4))
  return bytes
}

/** What vector_send() gave, one behind the other, as little endian: the form in which vectors are compared. */
export function packedOf(sent: readonly unknown[], dimensions: number): Buffer {
  const bodies = sent.map((bytes) =>
    bytes instanceof Uint8Array && bytes.byteLength === HEAD + dimensions * 4
      ? bytes.subarray(HEAD)
      : damaged('embedding'),
  )
  return Buffer.concat(bodies).swap32()
}

/** How many dimensions, and two bytes that are not used. */
const HEAD = 4
