import type { TimePrecision } from '@recollect/core'
import type { Duration, DurationUnit } from './duration.ts'
import type { Now } from './now.ts'
import type { Closed } from './period.ts'
import { closed, dayAt, monthsOf, yearsOf } from './period.ts'
import type { Wall } from './wall.ts'
import { DAY, HOUR, wall } from './wall.ts'

/** The calendar's unit so many units from now: 三年前 is a year, 三天前 a day. */
function unitAt(unit: DurationUnit, count: number, now: Now): Closed {
  switch (unit) {
    case 'year':
      return yearsOf(now.year + count, 1, 'year')
    case 'month':
      return monthsOf(now.year, now.month + count, 1, 'month')
    case 'week':
      return closed(now.monday + count * 7 * DAY, now.monday + (count + 1) * 7 * DAY, 'week')
    case 'day':
      return dayAt(now.today, count)
    case 'hour':
      return hourAt(now.wall + count * HOUR)
    case 'minute':
      return closed(now.wall + count, now.wall + count + 1, 'minute')
  }
}

function hourAt(at: Wall): Closed {
  const from = Math.floor(at / HOUR) * HOUR
  return closed(from, from + HOUR, 'hour')
}

/** The period `duration` away; `way` -1 is ago, 1 is ahead. Round numbers (半年, 半个月, 一年半) are taken one unit wider on each side. */
export function away(duration: Duration, way: -1 | 1, now: Now): Closed {
  const near = unitAt(duration.unit, way * duration.least, now)
  const far = unitAt(duration.unit, way * duration.most, now)
  const [first, last] = way < 0 ? [far, near] : [near, far]
  if (duration.least !== duration.most || duration.vague)
    return closed(first.from, last.to, duration.vague ? 'vague' : near.precision, true)
  const slack = slackOf(duration)
  if (slack === null) return near
  const [margin, precision] = slack
  return closed(
    unitAt(duration.unit, way * duration.least - margin, now).from,
    unitAt(duration.unit, way * duration.least + margin, now).to,
    precision,
  )
}

function slackOf({ unit, least }: Duration): readonly [margin: number, precision: TimePrecision] | null {
  if (unit === 'month' && least % 12 === 6) return [1, 'season']
  if (unit === 'day' && least > 14 && least % 30 === 15) return least === 15 ? [3, 'week'] : [15, 'month']
  return unit === 'hour' && least % 24 === 12 ? [3, 'part_of_day'] : null
}

/** The moment so many units from now, to the day for whole days and longer. */
export function momentAway(unit: DurationUnit, count: number, now: Now): Wall {
  switch (unit) {
    case 'year':
      return wall(now.year + count, now.month, dayFitting(now, count * 12))
    case 'month':
      return wall(now.year, now.month + count, dayFitting(now, count))
    case 'week':
      return now.today + count * 7 * DAY
    case 'day':
      return now.today + count * DAY
    case 'hour':
      return now.wall + count * HOUR
    case 'minute':
      return now.wall + count
  }
}

/** A month before the 31st of March is the last of February. */
function dayFitting(now: Now, months: number): number {
  const length = (wall(now.year, now.month + months + 1) - wall(now.year, now.month + months)) / DAY
  return Math.min(now.day, length)
}
