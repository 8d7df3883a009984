import type { PartOfDay } from '@recollect/core/text'
import { ambiguous } from '../found.ts'
import type { Found } from '../found.ts'
import { DAYS, GLUED_DAYS, PARTS } from '../lexicon/calendar.ts'
import { asDay, unitAt } from '../periods.ts'
import type { Scene } from '../scene.ts'
import { digitsAt, isGlued, matchAt, wall, wordAt } from '../scene.ts'
import type { Form } from './form.ts'

/** Hours after midnight in which many still call the day before "today". */
const LATE = 4

function dayAway(scene: Scene, offset: number, next: number): Found {
  const date = unitAt(scene, 'day', offset)
  return { date: ambiguous(date, scene.today.hour < LATE), next, day: asDay(date) }
}

function partAway(scene: Scene, offset: number, part: PartOfDay, next: number): Found {
  const { day } = dayAway(scene, offset, next)
  const date = day ? wall.part(day.year, day.month, day.day, part) : unitAt(scene, 'day', offset)
  return { date: ambiguous(date, scene.today.hour < LATE), next, day, part }
}

/** "Today", "yesterday", "tmr", "2moro". */
export const namedDay: Form = {
  starts: ['#', ...DAYS.keys()],
  read(scene, at) {
    const offset = DAYS.get(wordAt(scene, at))
    if (offset !== undefined) return dayAway(scene, offset, at + 1)
    const glued = GLUED_DAYS.get(wordAt(scene, at + 1))
    if (digitsAt(scene, at) !== '2' || glued === undefined || !isGlued(scene, at + 1)) return null
    return dayAway(scene, glued, at + 2)
  },
}

const BEYOND = /day (?<side>before yest(?:erday)?|after tom+or+ow|after tmrw?)/uy
/** "The day before yesterday", "the day after tomorrow". */
export const dayBeyond: Form = {
  starts: ['day'],
  read(scene, at) {
    const found = matchAt(scene, at, BEYOND)
    const offset = found?.match[0].startsWith('day before') ? -2 : 2
    return found && dayAway(scene, offset, found.next)
  },
}

/**
 * "Tonight", "last night", "this morning". After midnight the night one is in began the evening before: then "tonight" is that one, and
 * "last night" too, as nobody has slept yet; both are ambiguous.
 */
export const nightOrMorning: Form = {
  starts: ['tonight', 'tonite', 'tonigth', '2nite', '#', 'last', 'lst', 'this'],
  read(scene, at) {
    const { hour } = scene.today
    if (/^(?:tonight|tonite|tonigth)$/u.test(wordAt(scene, at)))
      return partAway(scene, hour < LATE ? -1 : 0, 'night', at + 1)
    if (
      digitsAt(scene, at) === '2' &&
      /^nite?$|^night$/u.test(wordAt(scene, at + 1)) &&
      isGlued(scene, at + 1)
    )
      return partAway(scene, hour < LATE ? -1 : 0, 'night', at + 2)
    const part = PARTS.get(wordAt(scene, at + 1))
    if (part === undefined) return null
    if (wordAt(scene, at) === 'this') return part === 'night' ? null : partAway(scene, 0, part, at + 2)
    const isNight = /^la?st$/u.test(wordAt(scene, at)) && (part === 'night' || part === 'evening')
    return isNight ? partAway(scene, -1, part, at + 2) : null
  },
}
