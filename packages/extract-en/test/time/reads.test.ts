import { describe, expect, it } from 'vitest'
import * as corpus from '../corpus/times.ts'
import type { Case } from '../corpus/times.ts'
import type { Lean } from './support.ts'
import { told } from './support.ts'

const TABLES: readonly (readonly [said: string, at: string, lean: Lean, cases: readonly Case[]])[] = [
  ['on a Wednesday', '2024-03-13T10:00:00Z', null, corpus.WEDNESDAY],
  ['looking back', '2024-03-13T10:00:00Z', 'past', corpus.LOOKING_BACK],
  ['looking ahead', '2024-03-13T10:00:00Z', 'future', corpus.LOOKING_AHEAD],
  ['on a Saturday', '2024-03-16T12:00:00Z', null, corpus.SATURDAY],
  ['on a Sunday', '2024-03-17T12:00:00Z', null, corpus.SUNDAY],
  ['on a Monday', '2024-03-11T12:00:00Z', null, corpus.MONDAY],
  ['on a Monday, looking back', '2024-03-11T12:00:00Z', 'past', corpus.MONDAY_BACK],
  ['after midnight', '2024-03-14T01:30:00Z', null, corpus.AFTER_MIDNIGHT],
  ['in January', '2024-01-20T12:00:00Z', null, corpus.JANUARY],
  ['at the end of a year, looking back', '2024-12-30T12:00:00Z', 'past', corpus.YEAR_END_BACK],
  ['at the end of a year, looking ahead', '2024-12-30T12:00:00Z', 'future', corpus.YEAR_END_AHEAD],
  ['at the end of a month', '2024-03-31T12:00:00Z', 'past', corpus.MONTH_END],
  ['between leap years', '2023-06-30T12:00:00Z', 'past', corpus.BETWEEN_LEAP_YEARS],
]

describe.each(TABLES)('said %s', (_said, at, lean, cases) => {
  it.each(cases)('%s', (text, expected) => {
    expect(told(text, at, lean)).toEqual([`[${text}] ${expected}`])
  })
})
