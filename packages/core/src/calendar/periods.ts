import type { EpochMs } from '../types/item.ts'
import type { EventDate, TimePrecision } from '../types/time.ts'
import type { WallTime } from './zone.ts'
import { momentOf, wallTime } from './zone.ts'

/** Meteorological seasons of the northern hemisphere: the first month of each. Winter belongs to the year it begins in. */
const SEASONS = { spring: 3, summer: 6, autumn: 9, winter: 12 } as const
/** A season of the northern hemisphere. */
export type Season = keyof typeof SEASONS

/** Local hours, the last one left out; a night reaches into the next day. */
const PARTS = {
  early_morning: [0, 6],
  morning: [6, 12],
  noon: [11, 14],
  afternoon: [12, 18],
  evening: [18, 24],
  night: [20, 28],
} as const
/** A part of the day with hours of its own. */
export type PartOfDay = keyof typeof PARTS

/** Periods of the civil calendar in one zone, each as an {@link EventDate} that is not ambiguous. */
export interface Calendar {
  readonly zone: string
  /** What clock and calendar show. */
  at(moment: EpochMs): WallTime
  /** Ten years. */
  decade(firstYear: number): EventDate
  /** From January to December. */
  year(year: number): EventDate
  /** Three months. */
  season(year: number, season: Season): EventDate
  /** 1–4; others carry over into the years beside. */
  quarter(year: number, quarter: number): EventDate
  /** Months past the range carry over: month 13 is next January. */
  month(year: number, month: number): EventDate
  /** From Monday; `offset` weeks after the week that a moment falls into. */
  week(moment: EpochMs, offset?: number): EventDate
  /** Days past the range carry over. */
  day(year: number, month: number, day: number): EventDate
  /** A part of a day. */
  part(year: number, month: number, day: number, part: PartOfDay): EventDate
  /** Sixty seconds. */
  minute(year: number, month: number, day: number, hour: number, minute: number): EventDate
  /** Sixty minutes. */
  hour(year: number, month: number, day: number, hour: number): EventDate
}

/** The calendar of an IANA zone. @throws RangeError when the platform does not know the zone. */
export function calendar(zone: string): Calendar {
  const moment = (...fields: readonly [number, number?, number?, number?, number?]) =>
    momentOf(zone, ...fields)
  const period = (from: EpochMs, to: EpochMs, precision: TimePrecision): EventDate => ({
    from,
    to,
    precision,
    ambiguous: false,
  })
  const months = (year: number, first: number, count: number, precision: TimePrecision) =>
    period(moment(year, first), moment(year, first + count), precision)
  const hours = (y: number, m: number, d: number, first: number, last: number, precision: TimePrecision) =>
    period(moment(y, m, d, first), moment(y, m, d, last), precision)
  return {
    zone,
    at: (at) => wallTime(at, zone),
    decade: (first) => period(moment(first), moment(first + 10), 'decade'),
    year: (year) => period(moment(year), moment(year + 1), 'year'),
    season: (year, season) => months(year, SEASONS[season], 3, 'season'),
    quarter: (year, quarter) => months(year, quarter * 3 - 2, 3, 'quarter'),
    month: (year, month) => months(year, month, 1, 'month'),
    week(at, offset = 0) {
      const { year, month, day, weekday } = wallTime(at, zone)
      const monday = day - weekday + 1 + offset * 7
      return period(moment(year, month, monday), moment(year, month, monday + 7), 'week')
    },
    day: (year, month, day) => period(moment(year, month, day), moment(year, month, day + 1), 'day'),
    part: (year, month, day, part) => hours(year, month, day, PARTS[part][0], PARTS[part][1], 'part_of_day'),
    hour: (year, month, day, hour) => hours(year, month, day, hour, hour + 1, 'hour'),
    minute: (year, month, day, hour, minute) =>
      period(moment(year, month, day, hour, minute), moment(year, month, day, hour, minute + 1), 'minute'),
  }
}
