import { fromBytes, toBytes } from '@recollect/core/store'

/** JSON with the keys of objects sorted: stores need not keep their order, and equal records must give equal texts. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner !== 'object' || inner === null || Array.isArray(inner)
      ? inner
      : Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1))),
  )
}

/** Every bit of a vector, the sign of zero included. */
export const hexOf = (vector: Float32Array): string =>
  Array.from(toBytes(vector), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** The vector that `hexOf` wrote. */
export const fromHex = (hex: string): Float32Array =>
  fromBytes(
    Uint8Array.from({ length: hex.length / 2 }, (_, at) => parseInt(hex.slice(at * 2, at * 2 + 2), 16)),
  )
