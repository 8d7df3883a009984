import type { Span } from '@recollect/core'

/** What ends a sentence; a full stop only where white space follows, so that `3.5` and `a.com` stay whole. */
const END = /[。！？!?；…]{1,8}["'”’」』）)]{0,4}|[.;]{1,8}["'”’)]{0,4}(?=\s|$)|\n/gu
/** Longer ones are cut where they read on: nothing is told in one breath. */
const MOST = 300

/** Where the sentences of a text stand, without the white space around them. Pure; linear. */
export function sentenceSpans(text: string): readonly Span[] {
  const spans: Span[] = []
  let from = 0
  for (const { 0: end, index } of text.matchAll(END)) {
    spans.push(...trimmed(text, from, index + end.length))
    from = index + end.length
  }
  spans.push(...trimmed(text, from, text.length))
  return spans
}

function* trimmed(text: string, from: number, to: number): Generator<Span> {
  const part = text.slice(from, to)
  const start = from + (part.length - part.trimStart().length)
  const end = start + part.trim().length
  for (let at = start; at < end;) {
    const next = end - at <= MOST ? end : wholeAt(text, at + MOST)
    yield { start: at, end: next }
    at = next
  }
}

/** Not between the halves of a surrogate pair. */
const wholeAt = (text: string, at: number): number => (/^[\udc00-\udfff]/u.test(text.slice(at)) ? at + 1 : at)
