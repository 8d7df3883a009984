import type { NormalizedText } from '../plugin/text.ts'

/** What a place is read as; null leaves it as it is. */
export type Reword = (match: RegExpExecArray) => string | null

/**
 * A text with other words at the places of a pattern (flags `gu`), as a pack reads it. Positions lead back to the words as they were
 * written: each character of what is read in their place stands for all of them. Linear.
 */
export function rewritten(text: NormalizedText, pattern: RegExp, reword: Reword): NormalizedText {
  return withWords(text, placesOf(text.text, pattern, reword))
}

/** The same with the places given, in order, none touching another. */
export function withWords(text: NormalizedText, places: readonly Place[]): NormalizedText {
  if (places.length === 0) return text
  const starts: number[] = []
  const ends: number[] = []
  const keep = (from: number, to: number) => {
    for (let at = from; at < to; at++) {
      starts.push(at)
      ends.push(at + 1)
    }
  }
  let out = ''
  let from = 0
  for (const { start, end, words } of places) {
    keep(from, start)
    out += text.text.slice(from, start) + words
    starts.push(...new Array<number>(words.length).fill(start))
    ends.push(...new Array<number>(words.length).fill(end))
    from = end
  }
  keep(from, text.text.length)
  out += text.text.slice(from)
  const place = (at: number) => starts[at] ?? text.text.length
  return {
    source: text.source,
    text: out,
    toSource: (start, end) =>
      text.toSource(place(start), end <= start ? place(start) : (ends[end - 1] ?? text.text.length)),
  }
}

/** Other words for a stretch of a normalised text. */
export interface Place {
  readonly start: number
  readonly end: number
  readonly words: string
}

function placesOf(text: string, pattern: RegExp, reword: Reword): readonly Place[] {
  const places: Place[] = []
  pattern.lastIndex = 0
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    if (match[0] === '') pattern.lastIndex += 1
    const words = match[0] === '' ? null : reword(match)
    if (words !== null) places.push({ start: match.index, end: match.index + match[0].length, words })
  }
  return places
}
