const HAN = /\p{Script=Han}/u
const WORDLIKE = /[\p{L}\p{M}\p{N}]/u

/** What a keyword counts by how much of it was found. */
const WHOLE = 1
const PART_OF_WORD = 0.7
const CHARACTERS = 0.3

/**
 * Mean score of the keywords on a text (both in match form): a keyword that stands there counts 1, as a part of a longer word .7;
 * some of its characters (Han) .3. With `partial` off only the first counts. 0–1. Linear in the text's length for each keyword.
 */
export function partialScore(text: string, keywords: readonly string[], partial: boolean): number {
  if (keywords.length === 0) return 0
  const sum = keywords.reduce((total, keyword) => total + scoreOne(text, keyword, partial), 0)
  return sum / keywords.length
}

function scoreOne(text: string, keyword: string, partial: boolean): number {
  const han = HAN.test(keyword)
  const at = text.indexOf(keyword)
  if (at >= 0 && (han || standsAlone(text, keyword, at))) return WHOLE
  if (!partial) return 0
  if (at >= 0 && keyword.length > 2) return PART_OF_WORD
  if (han && keyword.length > 1 && [...keyword].some((char) => text.includes(char))) return CHARACTERS
  return 0
}

/** Whether the keyword is a word of its own at any of its places. */
function standsAlone(text: string, keyword: string, first: number): boolean {
  for (let at = first; at >= 0; at = text.indexOf(keyword, at + 1)) {
    const before = text[at - 1] ?? ' '
    const after = text[at + keyword.length] ?? ' '
    if (!WORDLIKE.test(before) && !WORDLIKE.test(after)) return true
  }
  return false
}
