export const VECTORS = { model: 'm', dimensions: 16 }

/** A vector whose bytes hold the text, or its beginning: harmless numbers otherwise. */
export function vectorOf(text: string): Float32Array {
  const bytes = new Uint8Array(4 * VECTORS.dimensions).fill(0x20)
  bytes.set(new TextEncoder().encode(text).subarray(0, bytes.length - 8), 4)
  return new Float32Array(bytes.buffer)
}
