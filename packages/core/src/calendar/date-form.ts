import type { EpochMs } from '../types/item.ts'
import type { TimePrecision } from '../types/time.ts'
import { wallTime } from './zone.ts'

const QUARTER = 3
const padded = (value: number, width = 2) => String(value).padStart(width, '0')

/** A time as exact as it is known, in the order of ISO 8601: `2010s`, `2019`, `2019-Q2`, `2019-05`, `2019-05-02`, `2019-05-02 14:30`. */
export function dateForm(at: EpochMs, precision: TimePrecision, zone: string): string {
  const { year, month, day, hour, minute } = wallTime(at, zone)
  const [y, m] = [padded(year, 4), padded(month)]
  switch (precision) {
    case 'decade':
      return `${padded(year - (year % 10), 4)}s`
    case 'year':
      return y
    case 'quarter':
      return `${y}-Q${String(Math.ceil(month / QUARTER))}`
    case 'season':
    case 'month':
    case 'vague':
      return `${y}-${m}`
    case 'hour':
    case 'minute':
      return `${y}-${m}-${padded(day)} ${padded(hour)}:${padded(minute)}`
    default:
      return `${y}-${m}-${padded(day)}`
  }
}
