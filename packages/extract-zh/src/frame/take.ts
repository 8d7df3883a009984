import type { Proposal, RuleMatch } from '@recollect/core'

/** The part of the group `value` before a pattern, as a value; empty when the pattern does not occur in it or opens it. */
export function before(match: RuleMatch, pattern: RegExp): Partial<Pick<Proposal, 'value'>> {
  const value = match.capture('value')
  const at = value === undefined ? -1 : value.text.search(pattern)
  if (value === undefined || at <= 0) return {}
  return {
    value: { text: value.text.slice(0, at), span: { start: value.span.start, end: value.span.start + at } },
  }
}

/** The part of the group `value` after a pattern that opens it; empty when it does not. */
export function after(match: RuleMatch, pattern: RegExp): Partial<Pick<Proposal, 'value'>> {
  const value = match.capture('value')
  const cut = value === undefined ? 0 : (pattern.exec(value.text)?.[0].length ?? 0)
  if (value === undefined || cut === 0 || cut >= value.text.length) return {}
  return {
    value: { text: value.text.slice(cut), span: { start: value.span.start + cut, end: value.span.end } },
  }
}

/** The group `value` as a card of a slot; null when it took no part. */
export function take(match: RuleMatch, slot: string, more: Partial<Proposal> = {}): Proposal | null {
  const value = match.capture('value')
  return value === undefined ? null : { slot, value, ...more }
}
