import { dateForm } from '@recollect/core/plugin'
import type { LanguagePack, EpochMs, Span, EventDate, TimePrecision } from '@recollect/core'
import type { TimeExpression } from '@recollect/core/extraction'
import { normalizeText } from '@recollect/core/text'

/** What a time word of a text means. */
export interface DatedWords {
  readonly span: Span
  /** `2024-01-24`, `2024-02`, `2024-01-22–2024-01-28`; with `?` where the words may mean another. */
  readonly date: string
}

/** Words that say the year say it all. */
const HAS_YEAR = /\d{4}/u
/** Of these the likeliest reading is told, as one that may be wrong. */
const GUESSED: ReadonlySet<TimePrecision> = new Set(['part_of_day', 'day', 'week'])

/** Time words of a text that was said at a moment, with the absolute dates they mean; those that say so themselves left out. Pure. */
export function datedWords(
  packs: readonly LanguagePack[],
  source: string,
  at: EpochMs,
  zone: string,
): readonly DatedWords[] {
  const { text, toSource } = normalizeText(source)
  const found: DatedWords[] = []
  for (const { score, fold, times } of packs) {
    if (score(text) === 0) continue
    for (const one of times.read(fold(text), { at, zone, lean: null })) {
      const span = toSource(one.span.start, one.span.end)
      const date = absolute(one, zone)
      if (date === null || HAS_YEAR.test(source.slice(span.start, span.end))) continue
      if (found.every(({ span: other }) => span.end <= other.start || other.end <= span.start))
        found.push({ span, date })
    }
  }
  return found.sort((a, b) => a.span.start - b.span.start)
}

function absolute({ date }: TimeExpression, zone: string): string | null {
  const { precision, ambiguous } = date
  // "Recently" is no date, "at three" may be any three o'clock, "Q3" that of any year.
  if (precision === 'vague' || (ambiguous && !GUESSED.has(precision))) return null
  const form = period(date, zone)
  return form === null ? null : form + (ambiguous ? '?' : '')
}

function period({ from, to, precision }: EventDate, zone: string): string | null {
  if (from === null) return to === null ? null : dateForm(to - 1, precision, zone)
  const first = dateForm(from, precision, zone)
  if (to === null || precision === 'minute' || precision === 'hour' || precision === 'part_of_day')
    return first
  const last = dateForm(to - 1, precision, zone)
  return first === last ? first : `${first}–${last}`
}

/** Part of a text with the dates its time words mean put behind them; all else is as it was said. Pure. */
export function withDates(
  text: string,
  { start, end }: Span,
  words: readonly DatedWords[],
  [open, close]: readonly [string, string],
): string {
  let out = ''
  let from = start
  for (const { span, date } of words) {
    if (span.start < start || span.end > end) continue
    out += `${text.slice(from, span.end)}${open}${date}${close}`
    from = span.end
  }
  return out + text.slice(from, end)
}
