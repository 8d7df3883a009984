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
