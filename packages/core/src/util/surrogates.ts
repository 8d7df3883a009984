/** With the u flag a pair is one character, so this finds only halves. */
const HALF = /\p{Cs}/u

/** Whether a string has half of a surrogate pair, which no UTF-8 can hold. */
export const hasLoneSurrogate = (text: string): boolean => HALF.test(text)
