/** A part of a folded text. */
export interface Range {
  readonly start: number
  readonly end: number
}

/** A clause and the mark after it, empty at the end of the text. */
export interface Part extends Range {
  readonly text: string
  readonly mark: string
}

/** A sentence; `close` is where it ends with its mark. */
export interface Sentence extends Range {
  readonly close: number
  readonly parts: readonly Part[]
}

const SENTENCE = /[^。!?;\n]+[。!?;\n~.]*/gu
const IS_END_MARK = /[。!?;~.\s]/u
/** A comma, a colon, or the space that stands for one between Chinese words. */
const PART = /[^,:()]+/gu

/** Sentences of a text with their clauses, in order. Linear. */
export function sentencesOf(text: string): readonly Sentence[] {
  return [...text.matchAll(SENTENCE)].flatMap(({ 0: said, index }) => {
    const words = said.slice(0, wordsEnd(said))
    if (words.trim() === '') return []
    const end = index + words.length
    return [{ start: index, end, close: index + said.trimEnd().length, parts: partsOf(text, index, end) }]
  })
}

function partsOf(text: string, from: number, to: number): readonly Part[] {
  return [...text.slice(from, to).matchAll(PART)].flatMap(({ 0: said, index }) => {
    const bare = said.trim()
    if (bare === '') return []
    const start = from + index + said.indexOf(bare)
    const end = start + bare.length
    return [{ text: bare, start, end, mark: text.charAt(from + index + said.length) }]
  })
}

/** Where the words of a sentence end and its marks begin. */
function wordsEnd(said: string): number {
  let end = said.length
  while (end > 0 && IS_END_MARK.test(said.charAt(end - 1))) end -= 1
  return end
}
