const HAN = /\p{Script=Han}/u
const SPACED = /[^\s\p{P}]+/gu

/** Design 002, decision 4. */
const WHOLE = 1
const PART_OF_WORD = 0.7
const CHARACTERS = 0.3

/**
 * Mean score of the keywords on a text (both in match form): a keyword that stands there counts 1, as a part of a longer word .7;
 * some of its characters (Han) .3. With `partial` off only the first counts. 0–1.
 */
export function partialScore(text: string, keywords: readonly string[], partial: boolean): number {
  if (keywords.length === 0) return 0
  const words = new Set(text.match(SPACED) ?? [])
  const sum = keywords.reduce((total, keyword) => total + scoreOne(text, words, keyword, partial), 0)
  return sum / keywords.length
}

function scoreOne(text: string, words: ReadonlySet<string>, keyword: string, partial: boolean): number {
  const han = HAN.test(keyword)
  if (words.has(keyword) || (han && text.includes(keyword))) return WHOLE
  if (!partial) return 0
  if (keyword.length > 2 && text.includes(keyword)) return PART_OF_WORD
  if (han && [...keyword].length > 1 && [...keyword].some((char) => text.includes(char))) return CHARACTERS
  return 0
}
