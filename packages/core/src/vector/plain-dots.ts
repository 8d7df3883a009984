const fround = Math.fround

/** Does what the kernel does, lane by lane: products and sums are rounded to single precision as SIMD rounds them. */
export const plainDots: Dots = (query, packed, count) => {
  const view = new DataView(packed.buffer, packed.byteOffset, packed.byteLength)
  const scores = new Float32Array(count)
  const sums = new Float32Array(LANES)
  for (let row = 0; row < count; row += 1) {
    for (let lane = 0; lane < LANES; lane += 4) addLanes(sums, lane, query, view, row * query.length)
    scores[row] = total(sums)
  }
  return scores
}

/** Sums of four neighbouring lanes: four chains of additions that a processor runs side by side. */
function addLanes(sums: Float32Array, lane: number, query: Float32Array, view: DataView, row: number): void {
  const { length } = query
  let [a, b, c, d] = [0, 0, 0, 0]
  let place = lane
  for (; place + 3 < length; place += LANES) {
    const at = (row + place) * 4
    a = fround(a + fround((query[place] ?? 0) * view.getFloat32(at, true)))
    b = fround(b + fround((query[place + 1] ?? 0) * view.getFloat32(at + 4, true)))
    c = fround(c + fround((query[place + 2] ?? 0) * view.getFloat32(at + 8, true)))
    d = fround(d + fround((query[place + 3] ?? 0) * view.getFloat32(at + 12, true)))
  }
  sums.set([a, b, c, d], lane)
  for (let rest = 0; place + rest < length; rest += 1) {
    const product = fround((query[place + rest] ?? 0) * view.getFloat32((row + place + rest) * 4, true))
    sums[lane + rest] = (sums[lane + rest] ?? 0) + product
  }
}

/** Lanes four apart, then the four that are left, in the order of the kernel. */
function total(sums: Float32Array): number {
  const [a = 0, b = 0, c = 0, d = 0] = [0, 1, 2, 3].map((lane) =>
    fround(pair(sums, lane, lane + 4) + pair(sums, lane + 8, lane + 12)),
  )
  return fround(fround(a + b) + fround(c + d))
}

const pair = (sums: Float32Array, one: number, other: number): number =>
  fround((sums[one] ?? 0) + (sums[other] ?? 0))

/** The module whose source stands in `wasm-dots.ts`, in base64; `test/support/kernel-module.ts` assembles it. */
export const KERNEL =
  'AGFzbQEAAAABCQFgBX9/f39/AAMCAQAFAwEAAQcRAgZtZW1vcnkCAARkb3RzAAAK4QEB3gECAX8EewNAQwAAAAD9EyIGIgciCCEJ' +
  'QQAhBQNAIAYgASAFav0AAAAgACAFav0AAAD95gH95AEhBiAHIAEgBWr9AAAQIAAgBWr9AAAQ/eYB/eQBIQcgCCABIAVq/QAAICAA' +
  'IAVq/QAAIP3mAf3kASEIIAkgASAFav0AADAgACAFav0AADD95gH95AEhCSAFQcAAaiIFIANJDQALIAYgB/3kASAIIAn95AH95AEh' +
  'BiAEIAb9HwAgBv0fAZIgBv0fAiAG/R8DkpI4AgAgBEEEaiEEIAEgA2oiASACSQ0ACws='

/**
 * Dot products of a query with `count` vectors of its length that stand one behind the other in `packed`, as Float32, little
 * endian. Sums are kept in sixteen lanes of single precision and added up in one order, so that every implementation gives the
 * same bits. The result is valid until the next call.
 */
export type Dots = (query: Float32Array, packed: Uint8Array, count: number) => Float32Array

export const LANES = 16
