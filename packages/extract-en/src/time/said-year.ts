import type { EventDate } from '@recollect/core'
import { directionAt } from './direction.ts'
import type { Found } from './found.ts'
import { ago } from './forms/ago.ts'
import { beyond } from './forms/directed.ts'
import { yearDigits, yearInWords } from './forms/year.ts'
import { asDay } from './periods.ts'
import type { Scene } from './scene.ts'
import { markAt, wordAt } from './scene.ts'
import { simpleAt } from './simple.ts'
import { sliceWords } from './slice-words.ts'
import { sliceOf } from './slices.ts'

interface YearSaid {
  readonly year: number
  readonly next: number
}

/** "March 2019", "summer of '69", "Christmas last year", "in May two years ago". */
export function inSaidYear(scene: Scene, found: Found): Found | null {
  const { inYear, next } = found
  const said = inYear && yearAfter(scene, next)
  const date = said ? inYear(said.year) : null
  return said && date ? dayOrPeriod(found, date, said.next) : null
}

export const dayOrPeriod = (found: Found, date: EventDate, next: number): Found => ({
  date,
  next,
  day: found.day && asDay(date),
})

function yearAfter(scene: Scene, at: number): YearSaid | null {
  const comma = markAt(scene, at) === ',' ? at + 1 : at
  const from = /^(?:of|in)$/u.test(wordAt(scene, comma)) ? comma + 1 : comma
  const digits = yearDigits(scene, from) ?? yearInWords(scene, from)
  if (digits) return digits
  if (comma !== at) return null
  const article = wordAt(scene, from) === 'the' ? from + 1 : from
  const relative = relativeYear(scene, from) ?? beyond.read(scene, article, '') ?? ago.read(scene, from, '')
  return relative?.year === undefined ? null : { year: relative.year, next: relative.next }
}

function relativeYear(scene: Scene, at: number): YearSaid | null {
  const said = directionAt(scene, at)
  if (!said || !/^y(?:ea)?r$/u.test(wordAt(scene, said.next))) return null
  const { direction, times } = said
  const offset = direction === 'last' ? -times : direction === 'next' ? times : 0
  return { year: scene.today.year + offset, next: said.next + 1 }
}

const JOINTS = /^(?:in|at|on|around|during|over)$/u
/** "Last year in March", "2019, around Christmas". */
export function withinYear(scene: Scene, found: Found): Found | null {
  const { year, next } = found
  if (year === undefined) return null
  const comma = markAt(scene, next) === ',' ? next + 1 : next
  const isJoined = JOINTS.test(wordAt(scene, comma))
  if (comma !== next && !isJoined) return null
  const joint = isJoined ? comma + 1 : comma
  const from = wordAt(scene, joint) === 'the' ? joint + 1 : joint
  const slice = sliceWords(scene, from)
  const inner = simpleAt(scene, slice?.next ?? from, isJoined ? 'any' : '')
  const date = inner?.inYear?.(year)
  if (!inner || !date) return null
  return dayOrPeriod(inner, slice ? sliceOf(date, slice.slice) : date, inner.next)
}
