import type { Span } from '@recollect/core'
import type { Capture, RuleMatch, Clause, NormalizedText } from '@recollect/core/extraction'

/** Wraps a regular-expression match on a clause; group positions come from the `d` flag. */
export const ruleMatch = (match: RegExpExecArray, clause: Clause, source: NormalizedText): RuleMatch =>
  new ClauseMatch(match, clause, source)

/** Most matches come to nothing, so what is asked of one is worked out when it is asked for. */
class ClauseMatch implements RuleMatch {
  readonly text: string
  readonly clause: Clause
  readonly #match: RegExpExecArray
  readonly #source: NormalizedText

  constructor(match: RegExpExecArray, clause: Clause, source: NormalizedText) {
    this.text = match[0]
    this.clause = clause
    this.#match = match
    this.#source = source
  }

  get span(): Span {
    const from = this.clause.start + this.#match.index
    return this.#source.toSource(from, from + this.text.length)
  }

  get before(): string {
    return this.clause.text.slice(0, this.#match.index)
  }

  get after(): string {
    return this.clause.text.slice(this.#match.index + this.text.length)
  }

  raw(group: string): string | undefined {
    const text = this.#match.groups?.[group]?.trim()
    return text === '' ? undefined : text
  }

  capture(group: string): Capture | undefined {
    const at = this.#match.indices?.groups?.[group]
    return at ? this.written(this.clause.start + at[0], this.clause.start + at[1]) : undefined
  }

  written(start: number, end: number): Capture | undefined {
    return captureOf(this.#source, start, end)
  }
}

export function captureOf(source: NormalizedText, start: number, end: number): Capture | undefined {
  const span = source.toSource(start, end)
  const words = source.source.slice(span.start, span.end)
  const text = words.trim()
  if (text === '') return undefined
  const lead = words.length - words.trimStart().length
  return { text, span: { start: span.start + lead, end: span.start + lead + text.length } }
}
