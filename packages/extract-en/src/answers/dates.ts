import { wallTime } from '@recollect/core/text'
import type { TimePrecision } from '@recollect/core'

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
)
const SEASONS = ['winter', 'spring', 'summer', 'autumn'] as const

/** "5 March 2024", "March 2024", "spring 2024", "2019", "the 2010s": as exact as it is known. */
export function dateWords(at: number, precision: TimePrecision, zone = 'UTC'): string {
  const { year, month, day } = wallTime(at, zone)
  const full = `${MONTHS[month - 1] ?? ''} ${String(year)}`
  switch (precision) {
    case 'decade':
      return `the ${String(year - (year % 10))}s`
    case 'year':
      return String(year)
    case 'season':
      return `${SEASONS[Math.floor(month / 3) % 4] ?? ''} ${String(year)}`
    case 'quarter':
      return `Q${String(Math.ceil(month / 3))} ${String(year)}`
    case 'month':
    case 'vague':
      return full
    case 'week':
      return `the week of ${String(day)} ${full}`
    default:
      return `${String(day)} ${full}`
  }
}

/** "In 2021", "On 5 March 2021", as one begins a sentence. */
export function atDate(at: number, precision: TimePrecision, zone?: string): string {
  const isDay =
    precision === 'day' || precision === 'part_of_day' || precision === 'hour' || precision === 'minute'
  return `${isDay ? 'On' : 'In'} ${dateWords(at, precision, zone)}`
}

const DAY = 86_400_000

/** "3 years", "5 months", "12 days": a length of time, rounded down to its largest unit. */
export function lengthWords(from: number, to: number, zone = 'UTC'): string {
  const [a, b] = [wallTime(from, zone), wallTime(to, zone)]
  const months = (b.year - a.year) * 12 + b.month - a.month - (b.day < a.day ? 1 : 0)
  const days = Math.max(0, Math.floor((to - from) / DAY))
  const [count, unit] =
    months >= 24 ? [Math.floor(months / 12), 'year'] : months > 0 ? [months, 'month'] : [days, 'day']
  return `${String(count)} ${unit}${count === 1 ? '' : 's'}`
}
