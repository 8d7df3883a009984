import type { Licence } from '../found.ts'
import { AFTER_TIME, COUNTED } from '../lexicon/guards.ts'
import { ONES } from '../lexicon/numbers.ts'
import { wordNumber } from '../numbers.ts'
import type { Scene } from '../scene.ts'
import { digitsAt, isGlued, markAt, wall, wordAt } from '../scene.ts'
import type { Form } from './form.ts'
import { found } from './form.ts'

/** Years people speak of; other numbers of four digits are just numbers. */
export const isYear = (year: number): boolean => year >= 1900 && year <= 2099

export const fullYear = (digits: string): number | null =>
  /^\d{4}$/u.test(digits) && isYear(Number(digits)) ? Number(digits) : null

/** Two digits: the last hundred years, and the ten to come. */
export function shortYear(digits: number, { today }: Scene): number {
  const latest = today.year + 10
  const century = Math.floor(latest / 100) * 100
  return century + digits <= latest ? century + digits : century - 100 + digits
}

export interface YearWords {
  readonly year: number
  readonly next: number
}

/** "2019", "'19", "2k19". */
export function yearDigits(scene: Scene, at: number): YearWords | null {
  const digits = digitsAt(scene, at)
  const full = fullYear(digits)
  if (full !== null) return { year: full, next: at + 1 }
  const short = digitsAt(scene, at + 1)
  if (/^['’]$/u.test(markAt(scene, at)) && isGlued(scene, at + 1) && /^\d\d$/u.test(short))
    return { year: shortYear(Number(short), scene), next: at + 2 }
  const thousands = digits === '2' && isGlued(scene, at + 1) && wordAt(scene, at + 1) === 'k'
  const rest = digitsAt(scene, at + 2)
  const isShort = thousands && isGlued(scene, at + 2) && /^\d\d$/u.test(rest)
  return isShort ? { year: 2000 + Number(rest), next: at + 3 } : null
}

/** "Nineteen ninety-nine", "twenty nineteen", "two thousand (and) five". */
export function yearInWords(scene: Scene, at: number): YearWords | null {
  const first = wordAt(scene, at)
  if (first === 'two' && wordAt(scene, at + 1) === 'thousand') {
    const restAt = wordAt(scene, at + 2) === 'and' ? at + 3 : at + 2
    const rest = wordNumber(scene, restAt)
    return rest ? { year: 2000 + rest.count, next: rest.next } : { year: 2000, next: at + 2 }
  }
  if (first !== 'nineteen' && first !== 'twenty') return null
  const isOh = /^oh?$/u.test(wordAt(scene, at + 1))
  const ones = isOh ? ONES.get(wordAt(scene, at + 2)) : undefined
  const second = ones === undefined ? wordNumber(scene, at + 1) : { count: ones, next: at + 3 }
  if (!second || (second.count < 10 && !isOh)) return null
  return { year: (first === 'twenty' ? 2000 : 1900) + second.count, next: second.next }
}

const TIMELY = new Set<Licence>(['in', 'any', 'from', 'for'])

/** A year alone counts after a preposition, or when it is all there is, as nothing counted follows. */
export const year: Form = {
  starts: ['#', "'", '’', 'year', 'nineteen', 'twenty', 'two'],
  read(scene, at, licence) {
    const isNamed = wordAt(scene, at) === 'year'
    const from = isNamed ? at + 1 : at
    const words = yearDigits(scene, from) ?? (licence === '' ? null : yearInWords(scene, from))
    if (!words) return null
    const isAll = from === 0 && words.next === scene.tokens.length
    if (!isNamed && !isAll && !TIMELY.has(licence) && !isAside(scene, from, words.next)) return null
    return isCounted(scene, words.next)
      ? null
      : found(wall.year(words.year), words.next, { year: words.year })
  },
}

/** "(2019)", and a year that a sentence begins with: "2019 was hard". */
const isAside = (scene: Scene, at: number, next: number): boolean =>
  (markAt(scene, at - 1) === '(' && markAt(scene, next) === ')') ||
  (at === 0 && /^(?:was|is|has|will)$/u.test(wordAt(scene, next)))

/** "2000 words": what is counted follows, or something that is glued to the number. */
function isCounted(scene: Scene, next: number): boolean {
  const after = wordAt(scene, next)
  if (isGlued(scene, next) && /^[%°$€£+*=/_#]/u.test(markAt(scene, next))) return true
  if (isGlued(scene, next) && after !== '') return true
  return COUNTED.has(after) && !AFTER_TIME.has(after)
}
