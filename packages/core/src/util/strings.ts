/** With the u flag a pair is one character, so this finds only halves. */
const HALF = /\p{Cs}/u

/** Whether a string has half of a surrogate pair, which no UTF-8 can hold. */
export const hasLoneSurrogate = (text: string): boolean => HALF.test(text)

const isLow = (unit: number): boolean => unit >= 0xdc00 && unit < 0xe000

/** `slice` that takes a pair cut by an end in whole. */
export function sliceWhole(text: string, from: number, to: number): string {
  const start = from > 0 && isLow(text.charCodeAt(from)) ? from - 1 : from
  return text.slice(start, to < text.length && isLow(text.charCodeAt(to)) ? to + 1 : to)
}

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

/** 64 bits in hex: two FNV-1a style lanes over UTF-16 units. For look-ups, not for security; collisions are compared by text. */
export function textHash(text: string): string {
  let a = 0x811c9dc5
  let b = 0x9747b28c
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    a = Math.imul(a ^ unit, 0x01000193)
    b = Math.imul(b ^ unit, 0x5bd1e995) ^ (b >>> 15)
  }
  return hex(a) + hex(b ^ text.length)
}

const hex = (n: number) => (n >>> 0).toString(16).padStart(8, '0')

/** More than any message that is read at once by default. */
const READ = 100_000

/**
 * As much of a kept text as is held against a question, word by word. All of it is found by its words; a book that was pasted must not make
 * every recall as slow as reading it. Pure.
 */
export const beginning = (text: string): string => (text.length <= READ ? text : sliceWhole(text, 0, READ))

const LONGEST = 100

/** A value that was refused, as a message names it: short, and whatever it is. Objects need not have a text at all. */
export const told = (value: unknown): string =>
  typeof value === 'object' && value !== null ? 'an object' : String(value).slice(0, LONGEST)
