import type { EventDate, TimePrecision } from '@recollect/core'
import { wallTime } from '@recollect/core/text'
import type { Slice } from './lexicon/parts.ts'
import { SLICED } from './lexicon/parts.ts'
import { wall } from './scene.ts'

/** What a part of a year, a month … is as exact as. */
const FINER: Partial<Record<TimePrecision, TimePrecision>> = {
  decade: 'decade',
  year: 'season',
  season: 'month',
  quarter: 'month',
  month: 'week',
  week: 'week',
}

/** "Early 2019", "the end of last month"; what is a day or less stays whole. */
export function sliceOf(date: EventDate, slice: Slice): EventDate {
  const { from, to, precision } = date
  const finer = FINER[precision]
  if (from === null || to === null || finer === undefined || !isSliced(precision)) return date
  const { unit, [slice]: bounds } = SLICED[precision]
  const end = move(from, unit, bounds[1]) ?? to
  // A month is as long as it is.
  const isLast = precision === 'month' && bounds[1] === 31
  return { ...date, from: move(from, unit, bounds[0]), to: isLast ? to : Math.min(end, to), precision: finer }
}

const isSliced = (precision: TimePrecision): precision is keyof typeof SLICED => precision in SLICED

function move(from: number, unit: 'year' | 'month' | 'day', count: number): number | null {
  const { year, month, day } = wallTime(from, 'UTC')
  if (unit === 'year') return wall.day(year + count, month, day).from
  return unit === 'month' ? wall.day(year, month + count, day).from : wall.day(year, month, day + count).from
}
