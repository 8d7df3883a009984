export interface Token {
  readonly kind: 'word' | 'number' | 'mark'
  readonly text: string
  /** Without a possessive 's. */
  readonly word: string
  readonly start: number
  readonly end: number
  /** No space before it. */
  readonly glued: boolean
}

/** Digits joined by marks are one token, so that phone numbers, versions, scores and prices stay what they are. */
const TOKEN = /(?<![\p{L}\p{N}])[ap]\.\s?m\b\.?|\p{L}[\p{L}\p{M}]*(?:['’]\p{L}+)*|\d+(?:[-–—/.:,]\d+)*|\S/gu
const LETTER = /^\p{L}/u
const POSSESSIVE = /['’]s$/u

/** Linear. */
export function tokensOf(text: string): readonly Token[] {
  const tokens: Token[] = []
  let last = -1
  for (const match of text.matchAll(TOKEN)) {
    const [found] = match
    const start = match.index
    const end = start + found.length
    const first = found.charCodeAt(0)
    const isNumber = first >= 48 && first <= 57
    const kind = isNumber ? 'number' : LETTER.test(found) ? 'word' : 'mark'
    const word = kind === 'word' ? wordOf(found) : found
    tokens.push({ kind, text: found, word, start, end, glued: start === last })
    last = end
  }
  return tokens
}

const wordOf = (text: string) =>
  text.includes('.')
    ? text.replaceAll(/[.\s]/gu, '')
    : POSSESSIVE.test(text)
      ? text.slice(0, -2)
      : text.replaceAll('’', "'")
