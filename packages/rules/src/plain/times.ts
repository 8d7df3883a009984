import type { TimeContext, TimeExpression, TimeReader, TimeRole } from '@recollect/core/extraction'
import { own } from '@recollect/core/plugin'
import { calendar } from '@recollect/core/text'
import { optionsIn, partsOf } from '../frames/lines.ts'
import { foldedTables, meaningTable } from '../frames/words.ts'
import type { Meanings } from '../frames/words.ts'
import { END, folded, Phrases } from '../frames/phrase.ts'
import type { Vocabulary } from '../frames/phrase.ts'
import { dateOf } from './time-meaning.ts'
import type { Now, Unit } from './time-meaning.ts'

/** Words of a calendar, as they are written. */
export interface TimeWords {
  fold(text: string): string
  /** From one on, `one/other` where there are two. */
  readonly numbers: string
  /** Twelve, and seven from Monday on. */
  readonly months: string
  readonly weekdays: string
  /** Days from today: `-1: yesterday; 1: tomorrow`. */
  readonly days: string
  /** Before this one, this, after this one: `-1: last; 0: this; 1: next`. */
  readonly steps: string
  /** `day: day, days; week: week, weeks; month: …; year: …`. */
  readonly units: string
  /**
   * Ways to say a time, one a line: phrases of words and `{count}`, `{unit}`, `{step}`, `{day}`, `{weekday}`, `{date}` (of a month),
   * `{month}`,
   * `{year}`; options `back` (a count that is to be taken off), `for`, `since`, `until`.
   */
  readonly forms: string
}

interface Form {
  readonly pattern: RegExp
  readonly back: boolean
  readonly role: TimeRole
}

const START = String.raw`(?<![\p{L}\p{N}'-])`
const ROLES: readonly TimeRole[] = ['for', 'since', 'until']

/** Numbered from one on. */
const counted = (words: string): ReadonlyMap<string, string> =>
  new Map(
    partsOf(words, /\s/u).flatMap((choices, at) =>
      choices.split('/').map((word) => [word, String(at + 1)] as const),
    ),
  )

const meaningsOf = ({ fold, numbers, months, weekdays, days, steps, units }: TimeWords): Meanings =>
  foldedTables(
    {
      number: counted(numbers),
      month: counted(months),
      weekday: counted(weekdays),
      day: meaningTable(days),
      step: meaningTable(steps),
      unit: meaningTable(units),
    },
    fold,
  )

function formsOf({ fold, forms }: TimeWords, tables: Meanings): readonly Form[] {
  const classes = {
    year: String.raw`(?<year>(?:19|20)\d\d)(?![./-]?\d)`,
    date: '(?<date>[12]?[0-9]|3[01])(?:er|st|nd|rd|th|\\.|º)?',
  }
  const vocabulary: Vocabulary = { fold, tables, classes }
  const phrases = new Phrases({ ...vocabulary, classes: { ...classes, count: countOf(vocabulary) } }, folded)
  return partsOf(forms, '\n').map((line) => {
    const [words = '', told = ''] = line.split('|')
    const options = optionsIn(told)
    return {
      pattern: new RegExp(START + phrases.anyOf(words, '', END), 'gu'),
      back: options.has('back'),
      role: ROLES.find((role) => options.has(role)) ?? 'at',
    }
  })
}

const countOf = (vocabulary: Vocabulary): string =>
  String.raw`(?:(?<count>\d{1,3})|${new Phrases(vocabulary, folded).table('number') ?? ''})`

function found(
  { pattern, role, back }: Form,
  text: string,
  now: Now,
  meanings: Meanings,
): readonly TimeExpression[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const said = (name: string) => {
      const words = match.groups?.[name]
      return words === undefined ? undefined : (own(meanings, name)?.get(words) ?? words)
    }
    const number = (name: string) => (said(name) === undefined ? undefined : Number(said(name)))
    const count = number('count') ?? number('number')
    const date = dateOf(
      {
        unit: UNITS.find((unit) => unit === said('unit')),
        count: count === undefined ? undefined : back ? -count : count,
        step: number('step'),
        day: number('day'),
        weekday: number('weekday'),
        date: number('date'),
        month: number('month'),
        year: number('year'),
      },
      role,
      now,
    )
    const span = { start: match.index, end: match.index + match[0].trimEnd().length }
    return date === null ? [] : [{ span, role, date }]
  })
}

const UNITS: readonly Unit[] = ['day', 'week', 'month', 'year']

const length = ({ span }: TimeExpression) => span.end - span.start

/**
 * Reads time words by a calendar's words and the ways to say them. Where two ways meet, the one that begins first is meant, then the
 * longer.
 */
export function plainTimes(words: TimeWords): TimeReader {
  const meanings = meaningsOf(words)
  const forms = formsOf(words, meanings)
  const nowOf = (context: TimeContext): Now => {
    const zoned = calendar(context.zone)
    return { ...context, calendar: zoned, wall: zoned.at(context.at) }
  }
  return {
    read: (text, context) => {
      const folded = words.fold(text)
      const now = nowOf(context)
      const all = forms
        .flatMap((form) => found(form, folded, now, meanings))
        .sort((a, b) => a.span.start - b.span.start || length(b) - length(a))
      const kept: TimeExpression[] = []
      for (const one of all) if (one.span.start >= (kept.at(-1)?.span.end ?? 0)) kept.push(one)
      return kept
    },
  }
}
