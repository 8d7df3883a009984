import type { EpochMs } from '@recollect/core'

/** Below it a number counts seconds: milliseconds would be before 1973. */
const SECONDS_BELOW = 1e11
const DAY =
  /^(?<y>\d{4})[-/.年](?<m>\d{1,2})[-/.月](?<d>\d{1,2})日?(?:[T ]{1,2}(?<clock>\d{1,2}:\d{2}(?::\d{2}(?:[.,]\d{1,9})?)?) ?(?<zone>Z|UTC|[+-]\d{2}:?\d{2})?)?$/u

/**
 * A time as exports write it: ISO 8601, `2024/3/5 8:00`, `2024年3月5日`, seconds or milliseconds since 1970. Without a zone it is UTC. Null
 * for what is none.
 */
export function timeOf(value: unknown): EpochMs | null {
  if (typeof value === 'number') return Number.isFinite(value) ? fromNumber(value) : null
  if (typeof value !== 'string') return null
  const text = value.trim()
  if (/^\d{9,13}(?:\.\d{1,9})?$/u.test(text)) return fromNumber(Number(text))
  const { y = '', m = '', d = '', clock = '00:00', zone = 'Z' } = DAY.exec(text)?.groups ?? {}
  const day = `${y}-${m.padStart(2, '0')}-${d.padStart(2, '0')}`
  const dayMs = Date.parse(day)
  // The 30th of February would be read as the 2nd of March.
  if (!Number.isFinite(dayMs) || new Date(dayMs).toISOString().slice(0, day.length) !== day) return null
  const ms = Date.parse(`${day}T${clockOf(clock)}${zoneOf(zone)}`)
  return Number.isFinite(ms) ? ms : null
}

const fromNumber = (value: number): EpochMs =>
  Math.trunc(Math.abs(value) < SECONDS_BELOW ? value * 1000 : value)

const clockOf = (clock: string): string => clock.replace(',', '.').replace(/^\d:/u, '0$&')

const zoneOf = (zone: string): string =>
  zone === 'UTC' ? 'Z' : zone.replace(/^([+-]\d{2})(\d{2})$/u, '$1:$2')
