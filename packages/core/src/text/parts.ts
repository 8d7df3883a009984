import type { NormalizedText } from '../plugin/text.ts'
import { normalizeText } from '../util/normalize.ts'
import { endWithin, isLonger, utf8Bytes } from '../util/strings.ts'

/** A stretch of a text that is read at once. */
export interface TextPart {
  /** Where it begins in the text. */
  readonly start: number
  readonly normalized: NormalizedText
}

/** What is normalised at once, in bytes, where nobody says how much is to be read at once. */
export const AT_ONCE = 100_000

/**
 * Parts of a text in order: each has at most `maxBytes` of UTF-8, normalised too, and ends where a paragraph, a sentence, a line or at
 * least a word does. A short text is one part. Linear.
 */
export function* partsIn(text: string, maxBytes: number): Iterable<TextPart> {
  for (let start = 0; start < text.length;) {
    const part = partAt(text, start, maxBytes)
    yield part
    start += part.normalized.source.length
  }
}

/** The first of them, at most so many: what comes after is not read. */
export function partsOf(text: string, maxBytes: number, most: number): readonly TextPart[] {
  const parts: TextPart[] = []
  for (const part of partsIn(text, maxBytes)) {
    parts.push(part)
    if (parts.length === most) break
  }
  return parts
}

/** What a text of any length is when it is normalised, without the way back. */
export function normalForm(text: string): string {
  let form = ''
  for (const { normalized } of partsIn(text, AT_ONCE)) form += normalized.text
  return form
}

/** Some characters become many when they are normalised: half as much is tried until it fits. */
function partAt(text: string, start: number, maxBytes: number): TextPart {
  for (let room = maxBytes; ;) {
    const source = text.slice(start, endOfPart(text, start, room))
    const isOne = source.length <= widthAt(text, start)
    if (isOne || !isFarLonger(source, maxBytes)) {
      const normalized = normalizeText(source)
      if (isOne || !isLonger(normalized.text, maxBytes)) return { start, normalized }
    }
    room = Math.floor(Math.min(room, utf8Bytes(source)) / 2)
  }
}

/** Known without the way back, which takes a hundred times as long: a text of such characters has a part for every few of them. */
const isFarLonger = (source: string, maxBytes: number): boolean =>
  utf8Bytes(source) * MOST_LONGER > maxBytes && isLonger(source.normalize('NFKC'), 2 * maxBytes)

/** NFKC makes at most eleven bytes of one in UTF-8 (Unicode's FAQ on normalization, maximum expansion factors). */
const MOST_LONGER = 11

/** Where a text is cut, the best first: paragraphs, sentences, lines, words. */
const ENDS = [
  /\n[^\S\n]{0,80}\n/gu,
  /[.!?…]["'”’)\]]{0,2}\s|[。！？][”’」』）]{0,2}/gu,
  /\n/gu,
  /[\s，、；]/gu,
]

function endOfPart(text: string, start: number, room: number): number {
  const most = Math.max(endWithin(text, start, room), start + widthAt(text, start))
  if (most === text.length) return most
  const middle = start + Math.floor((most - start) / 2)
  const later = text.slice(middle, most)
  for (const end of ENDS) {
    const last = Array.from(later.matchAll(end)).at(-1)
    if (last !== undefined) return middle + last.index + last[0].length
  }
  return most
}

const widthAt = (text: string, at: number): number => ((text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1)
