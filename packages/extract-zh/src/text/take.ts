import type { Capture, Proposal, RuleMatch } from '@recollect/core/extraction'

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

/** Part of captured words by its place in their normalised form, which may lack spaces; undefined when they cannot be told to agree. */
export function partOf(words: Capture, raw: string, start: number, end: number): Capture | undefined {
  const from = placeIn(words.text, raw, start)
  const to = placeIn(words.text, raw, end)
  if (bare(words.text).length !== bare(raw).length || from >= to) return undefined
  const text = words.text.slice(from, to)
  const lead = text.length - text.trimStart().length
  const begin = words.span.start + from + lead
  return { text: text.trim(), span: { start: begin, end: begin + text.trim().length } }
}

const bare = (text: string): string => text.replaceAll(/\s/gu, '')

function placeIn(text: string, raw: string, at: number): number {
  let left = bare(raw.slice(0, at)).length
  let place = 0
  while (left > 0 && place < text.length) {
    if (text.charAt(place).trim() !== '') left -= 1
    place += 1
  }
  return place
}
