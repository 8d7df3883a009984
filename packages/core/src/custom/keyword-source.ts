import { normalizeText } from '../util/normalize.ts'

/** The placeholder of a keyword pattern: a capital X that is no part of a word (not the one of "Xbox"). */
const PLACEHOLDER = /(?<![A-Za-z0-9])X(?![A-Za-z0-9])/u

const SYNTAX = /[\\^$.*+?()[\]{}|/]/gu
/** Where Chinese meets Latin letters or digits, a space may stand or not. */
const BORDER =
  /(?<=\p{Script=Han}) ?(?=[a-z0-9])|(?<=[a-z0-9]) ?(?=\p{Script=Han})|(?<=\p{Script=Han}) (?=\p{Script=Han})/gu

/** Chinese is written without spaces: only where letters of other scripts go on is a word cut through. */
const WORD_BEGINS = '(?:(?<![\\p{L}\\p{N}])|(?<=\\p{Script=Han}))'
const WORD_ENDS = '(?:(?![\\p{L}\\p{N}])|(?=\\p{Script=Han}))'
/** Between the words and the value: "my badge is: B-17". */
const JOINT = '[ :]{0,3}'
const TO_THE_END = '(?<value>[^ :].{0,49})$'
const UP_TO = '(?<value>[^ :].{0,49}?) ?'

export interface KeywordParts {
  /** Normalised words before and after the value, as they are written in the pattern. */
  readonly before: string
  readonly after: string
}

/** Cuts a keyword pattern at its placeholder; null unless it has exactly one. */
export function keywordParts(pattern: string): KeywordParts | null {
  const cut = pattern.split(PLACEHOLDER)
  if (cut.length !== 2) return null
  return {
    before: normalizeText(cut[0] ?? '').text.trimStart(),
    after: normalizeText(cut[1] ?? '').text.trimEnd(),
  }
}

/** The regular expression of a keyword pattern. Its only repeats are bounded, and stand beside literals. */
export function keywordSource({ before, after }: KeywordParts): string {
  const value = after === '' ? TO_THE_END : UP_TO
  const lead = before === '' ? '(?<![^ ,])' : `${WORD_BEGINS}${literal(before.trimEnd())}${gap(before)}`
  const tail = after === '' ? '' : `${literal(after.trimStart())}${WORD_ENDS}`
  return lead + value + tail
}

/** A word that ends in a letter of another script than Chinese is set off from the value. */
const gap = (before: string): string =>
  before.endsWith(' ') && !/\p{Script=Han} $/u.test(before) ? `(?=[ :])${JOINT}` : JOINT

const literal = (words: string): string => words.replaceAll(SYNTAX, '\\$&').replaceAll(BORDER, ' ?')
