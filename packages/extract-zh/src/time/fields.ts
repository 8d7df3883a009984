import type { Season } from '@recollect/core/text'
import type { Now } from './now.ts'

/** Part of a day, by its name here; hours stand in `place.ts`. */
export type Part = 'small_hours' | 'morning' | 'noon' | 'afternoon' | 'dusk' | 'evening' | 'night'
export type YearPart =
  'first_half' | 'second_half' | 'start' | 'middle' | 'end' | 'summer_break' | 'winter_break'
export type MonthPart = 'first' | 'second' | 'third'

/** Days of a holiday in a year; null in years the table does not know. */
export interface Holiday {
  readonly days: number
  on(year: number): readonly [month: number, day: number] | null
}

/** What the words of a point in time say, coarsest first; what they do not say is left out. */
export interface Fields {
  readonly year?: number
  readonly yearPart?: YearPart
  readonly season?: Season
  readonly quarter?: number
  readonly holiday?: Holiday
  readonly month?: number
  /** 三四月: the last month of the two. */
  readonly lastMonth?: number
  /** From this month: 上个月 is -1. */
  readonly months?: number
  readonly monthPart?: MonthPart
  /** From this week: 上周 is -1. */
  readonly weeks?: number
  /** Monday is 1. */
  readonly weekday?: number
  readonly weekend?: true
  /** From today: 昨天 is -1. */
  readonly days?: number
  readonly day?: number
  readonly part?: Part
  readonly hour?: number
  readonly minute?: number
  /** A clock time that can be before or after noon. */
  readonly halfDay?: true
  /** The words have another reading, whatever the direction. */
  readonly ambiguous?: true
}

export interface Found {
  readonly end: number
  readonly fields: Fields
}

/** Reads one unit of a point in time at a position. `said`: the coarser units before it, empty when it opens the point. */
export interface Unit {
  /** Every character it can begin with. */
  readonly starts: string
  read(text: string, at: number, said: Fields, now: Now): Found | null
}

/** The match of a sticky pattern at a position. */
export function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(text)
}

export const opens = (said: Fields): boolean => Object.keys(said).length === 0
