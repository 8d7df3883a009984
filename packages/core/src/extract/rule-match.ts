import type { Capture, RuleMatch } from '../plugin/extractor.ts'
import type { Clause, NormalizedText } from '../plugin/text.ts'

/** Wraps a regular-expression match on a clause; group positions come from the `d` flag. */
export function ruleMatch(match: RegExpExecArray, clause: Clause, source: NormalizedText): RuleMatch {
  const from = clause.start + match.index
  const indices = match.indices?.groups
  const raw = (group: string) => {
    const text = match.groups?.[group]?.trim()
    return text === '' ? undefined : text
  }
  return {
    text: match[0],
    clause,
    raw,
    capture: (group) => {
      const at = indices?.[group]
      return at ? captureOf(source, clause.start + at[0], clause.start + at[1]) : undefined
    },
    span: source.toSource(from, from + match[0].length),
    before: clause.text.slice(0, match.index),
    after: clause.text.slice(match.index + match[0].length),
  }
}

function captureOf(source: NormalizedText, start: number, end: number): Capture | undefined {
  const span = source.toSource(start, end)
  const words = source.source.slice(span.start, span.end)
  const text = words.trim()
  if (text === '') return undefined
  const lead = words.length - words.trimStart().length
  return { text, span: { start: span.start + lead, end: span.start + lead + text.length } }
}
