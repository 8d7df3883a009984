/** Length in UTF-8 without encoding; a lone half counts three. */
export function utf8Bytes(text: string): number {
  let bytes = 0
  for (let i = 0; i < text.length;) {
    const [size, units] = sizeAt(text, i)
    bytes += size
    i += units
  }
  return bytes
}

/** Where the longest beginning of `text` from a place ends that has at most so many bytes. Never inside a pair. */
export function endWithin(text: string, from: number, maxBytes: number): number {
  if ((text.length - from) * 3 <= maxBytes) return text.length
  let bytes = 0
  for (let i = from; i < text.length;) {
    const [size, units] = sizeAt(text, i)
    bytes += size
    if (bytes > maxBytes) return i
    i += units
  }
  return text.length
}

/** A unit is three bytes at most: most texts need not be counted. */
export const isLonger = (text: string, maxBytes: number): boolean =>
  text.length > maxBytes || (text.length * 3 > maxBytes && utf8Bytes(text) > maxBytes)

/** Bytes of the character at a place, and its UTF-16 units. */
function sizeAt(text: string, at: number): readonly [bytes: number, units: number] {
  const unit = text.charCodeAt(at)
  if (unit < 0x80) return ONE
  if (unit < 0x800) return TWO
  return unit >= 0xd800 && unit < 0xdc00 && at + 1 < text.length ? FOUR : THREE
}

const [ONE, TWO, THREE, FOUR] = [
  [1, 1],
  [2, 1],
  [3, 1],
  [4, 2],
] as const
