import type { EventDate } from '@recollect/core'
import { ambiguous } from './found.ts'
import type { Unit } from './lexicon/units.ts'
import { LETTER_UNITS, UNITS } from './lexicon/units.ts'
import type { Counted } from './numbers.ts'
import { countAt } from './numbers.ts'
import { dayAt, precisionOf, stretch, unitAt, whole } from './periods.ts'
import type { Scene } from './scene.ts'
import { digitsAt, isGlued, markAt, wordAt } from './scene.ts'

/** How long: "two and a half years", "a week or two", "2-3 days". */
export interface Duration extends Counted {
  readonly unit: Unit
}

const ABOUT: ReadonlySet<string> = new Set(
  'about around roughly approximately approx almost nearly over like maybe probably just only under already exactly more less than at least well some little close to bout arnd'.split(
    ' ',
  ),
)
/** Words that leave a number as exact as it is. */
const EXACT: ReadonlySet<string> = new Set(['just', 'only', 'already', 'exactly'])
const MOST_ABOUT = 3

/** "About", "a little over", "at least": how far they reach, and whether they make the number inexact. */
function aboutAt(scene: Scene, at: number): { readonly next: number; readonly isLoose: boolean } {
  const second = wordAt(scene, at) === 'a' ? wordAt(scene, at + 1) : ''
  const from = second === 'little' || second === 'bit' ? at + 2 : at
  let next = from
  let isLoose = false
  for (
    let word = wordAt(scene, next);
    next < from + MOST_ABOUT && ABOUT.has(word);
    word = wordAt(scene, next)
  ) {
    isLoose ||= !EXACT.has(word)
    next += 1
  }
  return { next, isLoose }
}

function unitWord(scene: Scene, at: number): Unit | undefined {
  const word = wordAt(scene, at)
  return (
    UNITS.get(word) ??
    (isGlued(scene, at) && digitsAt(scene, at - 1) !== '' ? LETTER_UNITS.get(word) : undefined)
  )
}

export function durationAt(scene: Scene, at: number): Duration | null {
  const about = aboutAt(scene, at)
  const count = countAt(scene, about.next)
  if (!count) return null
  const unitFrom = /^(?:full|whole|long|solid|short|calendar|good)$/u.test(wordAt(scene, count.next))
    ? count.next + 1
    : count.next
  const unit = unitWord(scene, markAt(scene, unitFrom) === '-' ? unitFrom + 1 : unitFrom)
  if (!unit) return null
  const next = (markAt(scene, unitFrom) === '-' ? unitFrom + 1 : unitFrom) + 1
  const kind = count.kind === 'exact' && about.isLoose ? 'about' : count.kind
  return tailOf(scene, { ...count, kind, unit, next })
}

/** "A year and a half", "a week or two", "two years and three months", "ten years or so". */
function tailOf(scene: Scene, duration: Duration): Duration {
  const { next, low, high, unit } = duration
  const joint = wordAt(scene, next)
  if (joint !== 'and' && joint !== 'or' && unit !== 'year') return duration
  const words = [0, 1, 2].map((step) => wordAt(scene, next + step)).join(' ')
  if (words === 'and a half') return { ...duration, low: low + 0.5, high: high + 0.5, next: next + 3 }
  if (words.startsWith('or so')) return { ...duration, kind: 'about', next: next + 2 }
  if (words.startsWith('or ')) {
    const second = countAt(scene, next + 1)
    if (second && second.low > low && unitWord(scene, second.next) === undefined)
      return { ...duration, high: second.high, kind: 'about', next: second.next }
  }
  const rest = countAt(scene, words.startsWith('and ') || markAt(scene, next) === ',' ? next + 1 : next)
  if (unit === 'year' && rest && wordAt(scene, rest.next).startsWith('month')) {
    const months = (count: number, extra: number) => count * 12 + extra
    return {
      ...rest,
      low: months(low, rest.low),
      high: months(high, rest.high),
      unit: 'month',
      next: rest.next + 1,
    }
  }
  return duration
}

/** The calendar period so long before now (sign -1) or after. */
export function away(scene: Scene, { low, high, unit, kind }: Duration, sign: 1 | -1): EventDate {
  const [near, nearUnit] = whole(low, unit)
  const [far, farUnit] = whole(high, unit)
  const first = unitAt(scene, nearUnit, sign * near)
  if (low === high) return ambiguous(first, kind !== 'exact')
  const second = unitAt(scene, farUnit, sign * far)
  const [from, to] = sign < 0 ? [second.from, first.to] : [first.from, second.to]
  if (kind === 'vague') return { from, to, precision: 'vague', ambiguous: false }
  return { from, to, precision: precisionOf(unit), ambiguous: true }
}

/** Where something began that has lasted so long: the period so long ago, open at its end. */
export const lasting = (scene: Scene, duration: Duration): EventDate => ({
  ...away(scene, duration, -1),
  to: null,
})

/** From so long ago until now, or from now on so long. */
export function reaching(scene: Scene, { high, unit, kind }: Duration, sign: 1 | -1): EventDate {
  const [count, smaller] = whole(high, unit)
  const date = stretch(scene, smaller, sign * count)
  return kind === 'vague' ? { ...date, precision: 'vague' } : ambiguous(date, kind === 'about')
}

/** The day so long before or after another. */
export function daysFrom(scene: Scene, { low, unit }: Duration, sign: 1 | -1): EventDate {
  const [count, smaller] = whole(low, unit)
  return dayAt(scene, smaller, sign * count)
}
