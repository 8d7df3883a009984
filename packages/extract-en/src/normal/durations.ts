import { durationAt } from '../time/durations.ts'
import type { Unit } from '../time/lexicon/units.ts'
import { whole } from '../time/periods.ts'
import { sceneOf } from '../time/scene.ts'
import type { Normal } from './context.ts'

const DATE_PART: Partial<Record<Unit, string>> = { year: 'Y', month: 'M', week: 'W', day: 'D' }
const AROUND = /^(?:(?:for|been) )?(?<words>.{1,60}?)(?: now| already)?$/u
const THREE_PARTS = /^(?<h>\d{1,2}):(?<m>[0-5]\d):(?<s>[0-5]\d)$/u

/** "5 years" → `P5Y`, "a year and a half" → `P1Y6M`, "90 minutes" → `PT1H30M` (ISO 8601); nothing for "a few years", "almost two". */
export const duration: Normal = (value, { at, zone }) => {
  const clock = THREE_PARTS.exec(value)?.groups
  if (clock) return timeOf(Number(clock['h']) * 3600 + Number(clock['m']) * 60 + Number(clock['s']))
  const words = AROUND.exec(value)?.groups?.['words'] ?? ''
  const scene = sceneOf(words, { at, zone, lean: null })
  const found = durationAt(scene, 0)
  if (!found || found.next !== scene.tokens.length || found.kind !== 'exact' || found.low !== found.high)
    return null
  return written(found.low, found.unit)
}

function written(count: number, unit: Unit): string | null {
  const [total, smaller] = unit === 'decade' ? [count * 10, 'year' as const] : whole(count, unit)
  if (total <= 0) return null
  if (smaller === 'month' && total >= 12) return `P${String(Math.floor(total / 12))}Y${rest(total % 12, 'M')}`
  if (smaller === 'fortnight') return `P${String(total * 2)}W`
  const seconds = { hour: 3600, minute: 60, second: 1 }
  if (smaller === 'hour' || smaller === 'minute' || smaller === 'second')
    return timeOf(total * seconds[smaller])
  const letter = DATE_PART[smaller]
  return letter === undefined ? null : `P${String(total)}${letter}`
}

const rest = (count: number, letter: string) => (count === 0 ? '' : `${String(count)}${letter}`)

function timeOf(seconds: number): string | null {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)]
  const time = `${rest(hours, 'H')}${rest(minutes, 'M')}${rest(seconds % 60, 'S')}`
  return time === '' ? null : `PT${time}`
}
