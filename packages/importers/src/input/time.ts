import type { EpochMs } from '@recollect/core'

/** Below it a number counts seconds: milliseconds would be before 1973. */
const SECONDS_BELOW = 1e11
/** A number that gives a time outside of them counts something else: days, microseconds, what is not known (0). */
const [EARLIEST, LATEST] = [Date.UTC(1990), Date.UTC(10_000)]
const CLOCK =
  /^(?:(?:[T ]|, ?| {2})(?<clock>\d{1,2}:\d{2}(?::\d{2}(?:[.,]\d{1,9})?)?) ?(?<zone>Z|UTC|[+-]\d{2}(?::?\d{2})?)?)?$/u
const YEAR_FIRST = /^(?<y>\d{4})[-/.年](?<m>\d{1,2})[-/.月](?<d>\d{1,2})日?/u
const COMPACT = /^(?<y>\d{4})(?<m>\d{2})(?<d>\d{2})$/u
/** Day and month, or month and day. */
const YEAR_LAST = /^(?<a>\d{1,2})(?<mark>[-/.])(?<b>\d{1,2})\k<mark>(?<y>\d{4})/u

/**
 * A time as exports write it: ISO 8601, `2024/3/5 8:00`, `2024年3月5日`, `20240305`, `25/12/2024` where one part can only be the day,
 * seconds or milliseconds since 1970. Without a zone it is UTC. Null for what is none.
 */
export function timeOf(value: unknown): EpochMs | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null
  const text = String(value).trim()
  const compact = COMPACT.exec(text)?.groups
  if (compact) return dayOf(compact['y'], compact['m'], compact['d'])
  if (typeof value === 'number') return fromNumber(value)
  if (/^\d{9,13}(?:\.\d{1,9})?$/u.test(text)) return fromNumber(Number(text))
  const first = YEAR_FIRST.exec(text)
  if (first?.groups) {
    const { y, m, d } = first.groups
    return withClock(dayOf(y, m, d), text.slice(first[0].length))
  }
  const [day, other] = yearLast(text)
  return day === undefined || other !== undefined ? null : withClock(dayOf(...day), afterDay(text))
}

/** Why a time is none, for `its time`, `its validFrom`; what may be either of two days says which. */
export function unreadTime(name: string, value: unknown): string {
  const why = `its ${name} cannot be read`
  const text = typeof value === 'string' ? value.trim() : ''
  const [one, other] = yearLast(text).map((day) => dayText(...day))
  if (one === undefined || other === undefined) return why
  return `${why}: ${text.slice(0, text.length - afterDay(text).length)} may be ${one} or ${other}. Write it with the year first`
}

type Day = readonly [year: string, month: string, day: string]

/** The days that a date with its year last may mean: one where a part is over 12, or both are the same. */
function yearLast(text: string): readonly Day[] {
  const { y = '', a = '', b = '' } = YEAR_LAST.exec(text)?.groups ?? {}
  const days: readonly Day[] =
    Number(a) === Number(b)
      ? [[y, a, b]]
      : [
          [y, a, b],
          [y, b, a],
        ]
  return days.filter((day) => dayOf(...day) !== null)
}

const afterDay = (text: string): string => text.replace(YEAR_LAST, '')

const dayText = (y = '', m = '', d = ''): string => `${y}-${m.padStart(2, '0')}-${d.padStart(2, '0')}`

/** The 30th of February is no day, though it would be read as the 2nd of March. */
function dayOf(y?: string, m?: string, d?: string): EpochMs | null {
  const day = dayText(y, m, d)
  const ms = Date.parse(day)
  return Number.isFinite(ms) && new Date(ms).toISOString().startsWith(day) ? ms : null
}

function withClock(day: EpochMs | null, text: string): EpochMs | null {
  const match = CLOCK.exec(text)
  if (day === null || match === null) return null
  const { clock = '00:00', zone = 'Z' } = match.groups ?? {}
  const ms = Date.parse(`${new Date(day).toISOString().slice(0, 10)}T${clockOf(clock)}${zoneOf(zone)}`)
  return Number.isFinite(ms) ? ms : null
}

function fromNumber(value: number): EpochMs | null {
  const ms = Math.trunc(value < SECONDS_BELOW ? value * 1000 : value)
  return ms >= EARLIEST && ms < LATEST ? ms : null
}

const clockOf = (clock: string): string => clock.replace(',', '.').replace(/^\d:/u, '0$&')

/** `+00`, as Postgres writes it, is `+00:00`. */
const zoneOf = (zone: string): string =>
  zone === 'UTC'
    ? 'Z'
    : zone.replace(/^([+-]\d{2}):?(\d{2})?$/u, (_, hours: string, minutes = '00') => `${hours}:${minutes}`)
