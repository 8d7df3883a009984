import type { EpochMs, EventDate } from '@recollect/core'
import { wallTime } from '@recollect/core/text'
import type { View } from './view.ts'

type Zoned = Pick<View, 'text' | 'zone'>

const two = (n: number): string => String(n).padStart(2, '0')
const MIDNIGHT = '00:00'
const CLOCK = new Set<EventDate['precision']>(['minute', 'hour', 'part_of_day'])

/** A date with all it says: `2024-03-01 – 2024-03-31 (month, ambiguous)`. */
export function dateInterval(date: EventDate, view: Zoned): string {
  const { dates } = view.text
  const remarks = [dates.precision[date.precision], ...(date.ambiguous ? [dates.ambiguous] : [])]
  return dates.remark(interval(date, view) || dates.open, remarks.join(dates.separator))
}

/** A date for a list: `2024-03` for a month, `2024` for a year, a question mark where words allow another reading. */
export function shortDate(date: EventDate, view: Zoned): string {
  const shown = unit(date, view.zone) ?? interval(date, view)
  return date.ambiguous && shown !== '' ? `${shown}?` : shown
}

/** Bounds as people write them: the last day, not the one after it. Empty when both are open. */
function interval({ from, to, precision }: EventDate, { text: { dates }, zone }: Zoned): string {
  const clock = CLOCK.has(precision)
  // "From today on" begins with the day: nobody named midnight.
  const isDay = (at: EpochMs) => !clock || (precision === 'minute' && time(at, zone) === MIDNIGHT)
  const show = (at: EpochMs) => (isDay(at) ? day(at, zone) : `${day(at, zone)} ${time(at, zone)}`)
  const end = to === null || clock ? to : to - 1
  if (from === null) return end === null ? '' : dates.until(show(end))
  if (end === null) return dates.since(show(from))
  const sameDay = day(from, zone) === day(end, zone)
  if (!sameDay) return `${show(from)} – ${show(end)}`
  return clock && precision !== 'minute' ? `${show(from)} – ${time(end, zone)}` : show(from)
}

/** The month or year itself, when the bounds are its own. */
function unit({ from, to, precision }: EventDate, zone: string): string | null {
  if (from === null || to === null || (precision !== 'month' && precision !== 'year')) return null
  const [first, last] = [day(from, zone), day(to - 1, zone)]
  const length = precision === 'year' ? 'YYYY'.length : 'YYYY-MM'.length
  return first.slice(0, length) === last.slice(0, length) ? first.slice(0, length) : null
}

function day(at: EpochMs, zone: string): string {
  const { year, month, day: date } = wallTime(at, zone)
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(date)}`
}

function time(at: EpochMs, zone: string): string {
  const { hour, minute } = wallTime(at, zone)
  return `${two(hour)}:${two(minute)}`
}
