import type { EpochMs } from '@recollect/core'
import { wallTime } from '@recollect/core/text'
import type { View } from './view.ts'

const two = (n: number): string => String(n).padStart(2, '0')

/** `2026-03-01 09:30` as the clocks of the zone show it; empty for no time. */
export function when(at: EpochMs | null, { zone }: Pick<View, 'zone'>): string {
  if (at === null) return ''
  const { year, month, day, hour, minute } = wallTime(at, zone)
  return `${[String(year).padStart(4, '0'), two(month), two(day)].join('-')} ${two(hour)}:${two(minute)}`
}

const MIDNIGHT = ' 00:00'

/** The same, but the day alone for its first moment. */
export function moment(at: EpochMs, view: Pick<View, 'zone'>): string {
  const shown = when(at, view)
  return shown.endsWith(MIDNIGHT) ? shown.slice(0, -MIDNIGHT.length) : shown
}

/** `2024-01-01 – 2025-06-01`, `2024-01-01 – now`, `– 2025-06-01` for what has no known beginning. */
export function stretch(from: EpochMs | null, to: EpochMs | null, view: Pick<View, 'zone' | 'text'>): string {
  const { now } = view.text.output.lists
  return `${from === null ? '' : `${moment(from, view)} `}– ${to === null ? now : moment(to, view)}`
}
