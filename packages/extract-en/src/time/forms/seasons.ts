import type { InYear, Licence } from '../found.ts'
import { SEASONS } from '../lexicon/calendar.ts'
import { AFTER_SEASON } from '../lexicon/guards.ts'
import { ordinalAt } from '../numbers.ts'
import type { Scene } from '../scene.ts'
import { digitsAt, markAt, wall, wordAt } from '../scene.ts'
import type { Yearless, YearlessForm } from './yearless.ts'

/** A season wants a preposition; "fall" and "spring" are verbs and things besides. */
export const season: YearlessForm = {
  starts: SEASONS.keys(),
  read(scene, at, licence) {
    const found = SEASONS.get(wordAt(scene, at))
    if (!found || !isSeason(scene, at, licence)) return null
    return { next: at + 1, inYear: (year) => wall.season(year, found) }
  },
}

function isSeason(scene: Scene, at: number, licence: Licence): boolean {
  const after = wordAt(scene, at + 1)
  const yearFollows = /^\d{4}$/u.test(digitsAt(scene, at + 1)) || /^['’]$/u.test(markAt(scene, at + 1))
  if (yearFollows) return true
  if (AFTER_SEASON.has(after) || markAt(scene, at + 1) === '-') return false
  const ofYear = /^(?:the|this|last|next)$/u.test(wordAt(scene, at + 2)) && wordAt(scene, at + 3) === 'year'
  if (after === 'of')
    return ofYear || /^\d{4}$/u.test(digitsAt(scene, at + 2)) || markAt(scene, at + 2) !== ''
  return licence === 'in' || licence === 'any' || (licence === 'for' && wordAt(scene, at - 1) === 'the')
}

const QUARTER = /^q[1-4]$/u
/** "Q3 2020", "the third quarter", "the first half of 2020". "Q3" alone is a car too: it wants a preposition or a year. */
export const quarter: YearlessForm = {
  starts: ['q', 'first', 'second', 'third', 'fourth', 'h', '#'],
  read(scene, at, licence) {
    return lettered(scene, at, licence) ?? spelled(scene, at, licence)
  },
}

function lettered(scene: Scene, at: number, licence: Licence): Yearless | null {
  const letter = wordAt(scene, at)
  const name = `${letter}${scene.tokens[at + 1]?.glued ? digitsAt(scene, at + 1) : ''}`
  const yearFollows = /^\d{4}$/u.test(digitsAt(scene, wordAt(scene, at + 2) === 'of' ? at + 3 : at + 2))
  if (!yearFollows && licence !== 'in' && licence !== 'any') return null
  const count = Number(name.slice(1))
  if (QUARTER.test(name)) return { next: at + 2, inYear: (year) => wall.quarter(year, count) }
  return /^h[12]$/u.test(name) && yearFollows ? { next: at + 2, inYear: half(count) } : null
}

const half =
  (count: number): InYear =>
  (year) => ({
    ...wall.quarter(year, count * 2 - 1),
    to: wall.quarter(year, count * 2).to,
    precision: 'season',
  })

function spelled(scene: Scene, at: number, licence: Licence): Yearless | null {
  const ordinal = ordinalAt(scene, at)
  if (!ordinal || ordinal.count > 4) return null
  const { count, next } = ordinal
  const yearFollows = wordAt(scene, next + 1) === 'of' && isYearWords(scene, next + 2)
  const isTimely = yearFollows || (licence === 'in' && wordAt(scene, next + 1) !== 'of')
  const noun = wordAt(scene, next)
  if (noun === 'quarter' && isTimely) return { next: next + 1, inYear: (year) => wall.quarter(year, count) }
  return noun === 'half' && yearFollows && count <= 2 ? { next: next + 1, inYear: half(count) } : null
}

const isYearWords = (scene: Scene, at: number): boolean =>
  /^\d{4}$/u.test(digitsAt(scene, at)) ||
  (/^(?:the|this|last|next)$/u.test(wordAt(scene, at)) && wordAt(scene, at + 1) === 'year')
