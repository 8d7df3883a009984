import { wallTime } from '@recollect/core/text'
import { composedAt } from './composed.ts'
import { durationAt } from './durations.ts'
import type { Found, Licence } from './found.ts'
import { ambiguous } from './found.ts'
import { asDay, dayOf } from './periods.ts'
import type { Scene } from './scene.ts'
import { wall, wordAt } from './scene.ts'

/** A time, or the day beside one: "the day after Christmas", "two weeks before May 3". */
export function besideAt(scene: Scene, at: number, licence: Licence): Found | null {
  const steps = stepsAt(scene, at)
  if (!steps) return weekdayBeside(scene, composedAt(scene, at, licence))
  const base = composedAt(scene, steps.next, 'any')
  if (!base?.day) return composedAt(scene, at, licence)
  const { year, month, day } = base.day
  const date = ambiguous(wall.day(year, month, day + steps.days), base.date.ambiguous)
  return { date, next: base.next, day: asDay(date) }
}

const DAYS = { day: 1, week: 7 } as const

function stepsAt(scene: Scene, at: number): { readonly days: number; readonly next: number } | null {
  const isOneDay = wordAt(scene, at) === 'day'
  const duration = isOneDay ? { low: 1, unit: 'day' as const, next: at + 1 } : durationAt(scene, at)
  if (!duration || !Number.isInteger(duration.low)) return null
  const { unit, next, low } = duration
  const side = wordAt(scene, next)
  if ((unit !== 'day' && unit !== 'week') || !/^(?:before|after|from)$/u.test(side)) return null
  const days = DAYS[unit] * low * (side === 'before' ? -1 : 1)
  return { days, next: wordAt(scene, next + 1) === 'the' ? next + 2 : next + 1 }
}

/** "The Friday after Thanksgiving". */
function weekdayBeside(scene: Scene, found: Found | null): Found | null {
  const side = wordAt(scene, found?.next ?? 0)
  if (found?.isWeekday !== true || !found.day || (side !== 'before' && side !== 'after')) return found
  const from = wordAt(scene, found.next + 1) === 'the' ? found.next + 2 : found.next + 1
  const base = composedAt(scene, from, 'any')
  if (!base?.day || base.isWeekday === true) return found
  const { year, month, day } = base.day
  const weekdays = [found.day, base.day].map((one) => wallTime(dayOf(one).from ?? 0, 'UTC').weekday)
  const ahead = ((weekdays[0] ?? 0) - (weekdays[1] ?? 0) + 7) % 7 || 7
  const date = wall.day(year, month, day + (side === 'after' ? ahead : ahead === 7 ? -7 : ahead - 7))
  return { date: ambiguous(date, base.date.ambiguous), next: base.next, day: asDay(date) }
}
