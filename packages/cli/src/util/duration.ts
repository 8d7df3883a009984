import type { Names } from '@recollect/core/plugin'
import { byName } from '@recollect/core/plugin'
const UNITS: Names<number> = byName({
  s: 1000,
  m: 60_000,
  h: 3_600_000,
  d: 86_400_000,
  w: 7 * 86_400_000,
})
const DURATION = /^(?<count>\d{1,6})(?<unit>[smhdw])$/u

/** `30d`, `12h` → milliseconds; null for what is no such duration. */
export function durationOf(text: string): number | null {
  const { count, unit } = DURATION.exec(text)?.groups ?? {}
  const ms = UNITS[unit ?? '']
  return ms === undefined ? null : Number(count) * ms
}
