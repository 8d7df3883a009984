import type { Capture } from '@recollect/core/extraction'
import { englishOf } from '../reading/english-of.ts'

/** The words `[start, end)` of a capture, white space trimmed off; null when nothing is left. */
export function part(capture: Capture, start: number, end: number): Capture | null {
  const words = capture.text.slice(start, end)
  const text = words.trim()
  if (text === '') return null
  const from = capture.span.start + start + (words.length - words.trimStart().length)
  return { text, span: { start: from, end: from + text.length } }
}

/** The words before the first match of a pattern without the flag `g`. */
export function cutAt(capture: Capture, pattern: RegExp): Capture | null {
  const at = capture.text.search(pattern)
  return at < 0 ? capture : part(capture, 0, at)
}

/** The words without those of a list at the end: "tea too lol" → "tea". */
export function dropLastWords(capture: Capture, list: ReadonlySet<string>): Capture | null {
  const { text } = capture
  let end = text.length
  for (;;) {
    while (end > 0 && EDGES.has(text[end - 1] ?? '')) end -= 1
    const from = lastWords(text, end).find((at) => list.has(text.slice(at + 1, end).toLowerCase()))
    if (from === undefined) return part(capture, 0, end)
    end = from
  }
}

/** Where the last word begins, the last two, the last three: at the space before them. */
function lastWords(text: string, end: number): readonly number[] {
  const places: number[] = []
  for (
    let at = text.lastIndexOf(' ', end - 1);
    at > 0 && places.length < 3;
    at = text.lastIndexOf(' ', at - 1)
  )
    places.push(at)
  return places
}

const EDGES: ReadonlySet<string> = new Set([
  ' ',
  '\n',
  '\t',
  "'",
  '\u2019',
  '*',
  '~',
  '_',
  '-',
  '\u2013',
  '\u2014',
  ',',
])

/** The words after a pattern that stands at the beginning. */
export function stripLead(capture: Capture, pattern: RegExp): Capture | null {
  const lead = pattern.exec(capture.text)
  return lead?.index === 0 && lead[0].length > 0
    ? part(capture, lead[0].length, capture.text.length)
    : capture
}

/** The words before a pattern that stands at the end. */
export function stripTail(capture: Capture, pattern: RegExp): Capture | null {
  const at = capture.text.search(pattern)
  return at < 0 ? capture : part(capture, 0, at)
}

/** Where a pattern with the flag `g` matches. `matchAll` copies its pattern at every call, which costs more than the matching. */
export function placesOf(text: string, pattern: RegExp): RegExpExecArray[] {
  const found: RegExpExecArray[] = []
  pattern.lastIndex = 0
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    if (match[0] === '') pattern.lastIndex += 1
    found.push(match)
  }
  return found
}

/** The parts between the matches of a pattern with the flag `g`. */
export function splitBy(capture: Capture, delimiter: RegExp): Capture[] {
  const parts: Capture[] = []
  let from = 0
  const push = (to: number) => {
    const piece = part(capture, from, to)
    if (piece) parts.push(piece)
  }
  for (const match of placesOf(capture.text, delimiter)) {
    push(match.index)
    from = match.index + match[0].length
  }
  push(capture.text.length)
  return parts
}

const HAN = /\p{Script=Han}+/gu

/** Lower case, straight apostrophes, single spaces, Chinese words in English: the form lexicons are looked up in. */
export function keyOf(text: string): string {
  const lower = text.toLowerCase()
  if (PLAIN.test(lower)) return lower
  return lower
    .normalize('NFKC')
    .replaceAll(/[\u2018\u2019]/gu, "'")
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(HAN, (word) => englishOf(word) ?? word)
    .trim()
}

/** Most words: nothing in them to fold. */
const PLAIN = /^[\x21-\x7e]+(?: [\x21-\x7e]+)*$/u

const DETERMINER = /^(?:an?|the|my|our|some|his|her|their) /u

/** {@link keyOf} without a leading article or possessive. */
export const nounKey = (text: string): string => keyOf(text).replace(DETERMINER, '')
