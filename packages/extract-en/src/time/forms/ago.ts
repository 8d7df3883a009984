import { away, daysFrom, durationAt } from '../durations.ts'
import type { Duration } from '../durations.ts'
import type { Found } from '../found.ts'
import { directedYear } from '../lean.ts'
import { SEASONS } from '../lexicon/calendar.ts'
import { ONES, TEENS, TENS_OF } from '../lexicon/numbers.ts'
import { countAt } from '../numbers.ts'
import { asDay } from '../periods.ts'
import type { Scene } from '../scene.ts'
import { matchAt, wall, wordAt } from '../scene.ts'
import type { Form } from './form.ts'

const COUNT_STARTS: readonly string[] = [
  '#',
  ...ONES.keys(),
  ...TEENS.keys(),
  ...TENS_OF.keys(),
  ...'a an half couple few several some dozen'.split(' '),
]
const ABOUT_STARTS =
  'about around roughly approximately approx almost nearly over maybe just only more less at well like'.split(
    ' ',
  )

const AFTER = /(?:from (?:now|today)|hence)\b/uy
const SAME_DAY = /(?:today|to the day|this (?:day|very day))\b/uy

/** "Two weeks ago", "three years back", "ten days from now". */
export const ago: Form = {
  starts: [...COUNT_STARTS, ...ABOUT_STARTS],
  read(scene, at) {
    const duration = durationAt(scene, at)
    if (!duration) return null
    const word = wordAt(scene, duration.next)
    if (word === 'ago' || word === 'back') return past(scene, duration, word)
    const after = word === 'from' || word === 'hence' ? matchAt(scene, duration.next, AFTER) : null
    if (after) return dayIfOne(duration, { date: away(scene, duration, 1), next: after.next })
    return null
  },
}

/** "Two days back problems" is no time: "back" ends the words or a function word follows. */
const AFTER_BACK = /^(?:i|we|my|he|she|they|it|and|but|when|from|in|at|on|so|the)$/u

function past(scene: Scene, duration: Duration, word: string): Found | null {
  const next = duration.next + 1
  const after = wordAt(scene, next)
  if (word === 'back' && after !== '' && !AFTER_BACK.test(after)) return null
  const same = matchAt(scene, next, SAME_DAY)
  if (same) {
    const date = daysFrom(scene, duration, -1)
    return { date, next: same.next, day: asDay(date) }
  }
  const around = /^this (?:week|month|year)$/u.test(`${wordAt(scene, next)} ${wordAt(scene, next + 1)}`)
  return dayIfOne(duration, { date: away(scene, duration, -1), next: around ? next + 2 : next })
}

const dayIfOne = ({ unit, kind, low }: Duration, found: Found): Found => {
  const isDay = unit === 'day' && kind === 'exact' && Number.isInteger(low)
  const isYear = unit === 'year' && kind === 'exact' && found.date.precision === 'year'
  if (isYear) return { ...found, year: asDay(found.date).year }
  return isDay ? { ...found, day: asDay(found.date) } : found
}

/** "Two summers ago": one is the last that is over. */
export const seasonsAgo: Form = {
  starts: COUNT_STARTS,
  read(scene, at) {
    const counted = countAt(scene, at)
    const word = counted ? wordAt(scene, counted.next) : ''
    const season = SEASONS.get(word.endsWith('s') ? word.slice(0, -1) : '')
    if (!counted || !season || wordAt(scene, counted.next + 1) !== 'ago' || counted.kind === 'vague')
      return null
    const last = directedYear((year) => wall.season(year, season), 'past', scene)
    const year = last && asDay(last).year - Math.round(counted.low) + 1
    return year === null ? null : { date: wall.season(year, season), next: counted.next + 2 }
  },
}
