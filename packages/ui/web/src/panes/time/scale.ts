/** A stretch of time that is drawn from left to right. Epoch milliseconds. */
export interface TimeRange {
  readonly from: number
  readonly to: number
}

const HOUR = 3_600_000
const DAY = 86_400_000
/** Beside the first and the last thing that happened. */
const MARGIN = 0.03

const isTime = (time: number | null): time is number => time !== null

/** The range that holds all times, `now` among them, with a margin; at least an hour long. */
export function rangeOf(times: readonly (number | null)[], now: number): TimeRange {
  const all = [...times.filter(isTime), now]
  // One by one: a spread of many thousand arguments is too much for a call.
  const from = all.reduce((least, time) => Math.min(least, time), now)
  const to = all.reduce((most, time) => Math.max(most, time), now)
  const margin = Math.max(HOUR, (to - from) * MARGIN)
  return { from: from - margin, to: to + margin }
}

/** Where a time stands, 0–100 from the left. */
export const percentAt = ({ from, to }: TimeRange, time: number): number =>
  Math.min(100, Math.max(0, (100 * (time - from)) / (to - from)))

export type TickUnit = 'hour' | 'day' | 'month' | 'year'

export interface Tick {
  readonly at: number
  readonly unit: TickUnit
}

interface Step {
  readonly unit: TickUnit
  readonly count: number
  /** About how long, in ms. */
  readonly ms: number
}

const MONTH = 30 * DAY
const STEPS: readonly Step[] = [
  { unit: 'hour', count: 1, ms: HOUR },
  { unit: 'hour', count: 6, ms: 6 * HOUR },
  { unit: 'day', count: 1, ms: DAY },
  { unit: 'day', count: 7, ms: 7 * DAY },
  { unit: 'month', count: 1, ms: MONTH },
  { unit: 'month', count: 3, ms: 3 * MONTH },
  { unit: 'month', count: 6, ms: 6 * MONTH },
  { unit: 'year', count: 1, ms: 365 * DAY },
  { unit: 'year', count: 5, ms: 5 * 365 * DAY },
  { unit: 'year', count: 20, ms: 20 * 365 * DAY },
]
const COARSEST: Step = { unit: 'year', count: 100, ms: 100 * 365 * DAY }

/** The beginning of the step a time lies in, in the zone of the reader. */
function floorOf(time: number, { unit, count }: Step): Date {
  const date = new Date(time)
  const [year, month] = [date.getFullYear(), date.getMonth()]
  if (unit === 'year') return new Date(year - (year % count), 0, 1)
  if (unit === 'month') return new Date(year, month - (month % count), 1)
  if (unit === 'day') return new Date(year, month, date.getDate())
  return new Date(year, month, date.getDate(), date.getHours() - (date.getHours() % count))
}

function stepOn(date: Date, { unit, count }: Step): Date {
  const next = new Date(date)
  if (unit === 'year') next.setFullYear(date.getFullYear() + count)
  else if (unit === 'month') next.setMonth(date.getMonth() + count)
  else if (unit === 'day') next.setDate(date.getDate() + count)
  else next.setHours(date.getHours() + count)
  return next
}

/** Round times inside of a range, at most `most` of them. */
export function ticksOf({ from, to }: TimeRange, most: number): Tick[] {
  const step = STEPS.find(({ ms }) => (to - from) / ms <= most) ?? COARSEST
  const ticks: Tick[] = []
  for (let date = floorOf(from, step); date.getTime() <= to; date = stepOn(date, step)) {
    if (date.getTime() >= from) ticks.push({ at: date.getTime(), unit: step.unit })
  }
  return ticks.slice(0, most)
}

const FORMATS: Readonly<Record<TickUnit, Intl.DateTimeFormatOptions>> = {
  hour: { hour: '2-digit', minute: '2-digit' },
  day: { month: 'short', day: 'numeric' },
  month: { year: 'numeric', month: 'short' },
  year: { year: 'numeric' },
}

export const tickText = ({ at, unit }: Tick, language: 'zh' | 'en'): string =>
  new Intl.DateTimeFormat(language === 'zh' ? 'zh-CN' : 'en-GB', FORMATS[unit]).format(at)
