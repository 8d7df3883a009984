import type { EpochMs } from '@recollect/core'
import { momentOf, wallTime } from '@recollect/core/text'

const ISO =
  /^(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d)(?:[T ](?<hour>\d\d):(?<minute>\d\d)(?::(?<second>\d\d)(?:\.\d{1,9})?)?(?<zone>Z|[+-]\d\d:\d\d)?)?$/u

const SECOND = 1000

/**
 * An ISO 8601 date or time as people mean it: without a zone of its own it is what the clocks of `zone` show, and a date is the day's
 * first moment. Null for what is no such time.
 */
export function momentIn(text: string, zone: string): EpochMs | null {
  const { groups } = ISO.exec(text) ?? {}
  if (!groups) return null
  const field = (name: string) => Number(groups[name] ?? 0)
  if (groups['zone'] !== undefined) return known(Date.parse(text.replace(' ', 'T')))
  const [year, month, day, hour, minute] = ['year', 'month', 'day', 'hour', 'minute'].map(field)
  const at = momentOf(zone, year ?? 0, month, day, hour, minute)
  // Fields past their range carry over: the 31st of April is none.
  const date = wallTime(at, zone)
  const real = date.month === month && date.day === day && (hour ?? 0) < 24 && (minute ?? 0) < 60
  return real && field('second') < 60 ? at + field('second') * SECOND : null
}

const known = (at: number): EpochMs | null => (Number.isNaN(at) ? null : at)

export const isMoment = (text: string): boolean => momentIn(text, 'UTC') !== null
