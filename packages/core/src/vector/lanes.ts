/**
 * Dot products of a query with `count` vectors of its length that stand one behind the other in `packed`, as Float32, little
 * endian. Sums are kept in sixteen lanes of single precision and added up in one order, so that every implementation gives the
 * same bits. The result is valid until the next call.
 */
export type Dots = (query: Float32Array, packed: Uint8Array, count: number) => Float32Array

export const LANES = 16
