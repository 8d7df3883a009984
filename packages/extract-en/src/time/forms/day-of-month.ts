import { byLean } from '../lean.ts'
import type { Licence } from '../found.ts'
import { AFTER_TIME } from '../lexicon/guards.ts'
import { ordinalAt } from '../numbers.ts'
import { asDay, unitAt, validDay } from '../periods.ts'
import type { Scene } from '../scene.ts'
import { digitsAt, markAt, wordAt } from '../scene.ts'
import { ORDINALS } from '../lexicon/numbers.ts'
import type { Form } from './form.ts'
import { found } from './form.ts'

const DATED = new Set<Licence>(['on', 'any', 'from'])
const MONTHS_AROUND = [-2, -1, 0, 1, 2]

/** "On the 5th", "the 5th of next month". */
export const dayOfMonth: Form = {
  starts: ['#', ...ORDINALS.keys(), 'twenty', 'thirty'],
  read(scene, at, licence) {
    const ordinal = ordinalAt(scene, at)
    if (!ordinal) return null
    const { count, next } = ordinal
    const named = /^of (?:last|this|next) month$/u.exec(
      [0, 1, 2].map((step) => wordAt(scene, next + step)).join(' '),
    )
    if (named) return ofMonth(scene, count, wordAt(scene, next + 1), next + 3)
    const isSaid = DATED.has(licence) && wordAt(scene, at - 1) === 'the' && digitsAt(scene, at) !== ''
    if (!isSaid || !isFree(scene, next)) return null
    const { year, month } = scene.today
    const days = MONTHS_AROUND.map((offset) => dayIn(year, month + offset, count)).filter(
      (day) => day !== null,
    )
    const date = byLean(days, scene)
    return date && found(date, next, { day: asDay(date) })
  },
}

/** "The 5th floor" is no day. */
function isFree(scene: Scene, next: number): boolean {
  const word = wordAt(scene, next)
  return word === '' ? markAt(scene, next) !== '-' : AFTER_TIME.has(word) && word !== 'of'
}

function dayIn(year: number, month: number, day: number) {
  const [y, m] = [year + Math.floor((month - 1) / 12), ((((month - 1) % 12) + 12) % 12) + 1]
  return validDay(y, m, day)
}

function ofMonth(scene: Scene, day: number, direction: string, next: number) {
  const offset = direction === 'last' ? -1 : direction === 'next' ? 1 : 0
  const { from } = unitAt(scene, 'month', offset)
  const { year, month } = asDay({ from, to: null, precision: 'month', ambiguous: false })
  const date = validDay(year, month, day)
  return date && found(date, next, { day: { year, month, day } })
}
