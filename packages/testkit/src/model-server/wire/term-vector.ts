/** Words of scripts with spaces; of others, characters and pairs of them. */
const TERM = /[\p{Script=Han}]+|[\p{L}\p{N}]+/gu
const HAN = /\p{Script=Han}/u

/**
 * A unit vector of the terms of a text, hashed into so many dimensions: texts that share terms are near, the same text has the same vector
 * everywhere.
 */
export function termVector(text: string, dimensions: number): Float32Array {
  const vector = new Float32Array(dimensions)
  for (const term of terms(text)) {
    const at = hash(term)
    const place = at % dimensions
    vector[place] = (vector[place] ?? 0) + (at & 0x10000 ? 1 : -1)
  }
  const length = Math.hypot(...vector)
  // A text without terms must have a direction too.
  if (length === 0) vector[0] = 1
  return length === 0 ? vector : vector.map((value) => value / length)
}

function terms(text: string): readonly string[] {
  return (text.normalize('NFKC').toLowerCase().match(TERM) ?? []).flatMap((run) => {
    if (!HAN.test(run)) return [run]
    const chars = [...run]
    return [...chars, ...chars.slice(1).map((char, place) => `${chars[place] ?? ''}${char}`)]
  })
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let place = 0; place < text.length; place += 1)
    value = Math.imul(value ^ text.charCodeAt(place), 0x01000193) >>> 0
  return value
}
