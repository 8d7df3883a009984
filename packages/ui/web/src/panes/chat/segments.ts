import type { Span } from '@recollect/core'

/** A stretch of a text, and what marks it; null for plain text. */
export interface Segment<T> {
  readonly text: string
  readonly mark: T | null
}

/**
 * Cuts a text at its marked spans, in the order of the text. Spans that overlap one that began before them, or reach beyond the text,
 * are left out: a word is marked once.
 */
export function segmentsOf<T>(text: string, marks: readonly { readonly span: Span; readonly mark: T }[]) {
  const segments: Segment<T>[] = []
  let at = 0
  const inOrder = [...marks].sort((a, b) => a.span.start - b.span.start || b.span.end - a.span.end)
  for (const { span, mark } of inOrder) {
    if (span.start < at || span.end > text.length || span.start >= span.end) continue
    if (span.start > at) segments.push({ text: text.slice(at, span.start), mark: null })
    segments.push({ text: text.slice(span.start, span.end), mark })
    at = span.end
  }
  if (at < text.length) segments.push({ text: text.slice(at), mark: null })
  return segments
}
