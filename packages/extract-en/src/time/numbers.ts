import { ONES, ORDINALS, TEENS, TENS_OF } from './lexicon/numbers.ts'
import type { Scene } from './scene.ts'
import { digitsAt, isGlued, markAt, wordAt } from './scene.ts'

export interface Counted {
  readonly low: number
  readonly high: number
  /** `about`: "two or three", "around five". `vague`: "a few". */
  readonly kind: 'exact' | 'about' | 'vague'
  readonly next: number
}

const exact = (count: number, next: number): Counted => ({ low: count, high: count, kind: 'exact', next })

/** "Twenty-one", "twelve"; from 1 to 99. */
export function wordNumber(
  scene: Scene,
  at: number,
): { readonly count: number; readonly next: number } | null {
  const word = wordAt(scene, at)
  const small = ONES.get(word) ?? TEENS.get(word)
  if (small !== undefined) return { count: small, next: at + 1 }
  const tens = TENS_OF.get(word)
  if (tens === undefined) return null
  const unitsAt = markAt(scene, at + 1) === '-' ? at + 2 : at + 1
  const ones = ONES.get(wordAt(scene, unitsAt))
  return ones === undefined ? { count: tens, next: at + 1 } : { count: tens + ones, next: unitsAt + 1 }
}

/** "5th", "fifth", "twenty-first"; from 1 to 31. */
export function ordinalAt(
  scene: Scene,
  at: number,
): { readonly count: number; readonly next: number } | null {
  const digits = digitsAt(scene, at)
  if (/^\d{1,2}$/u.test(digits)) {
    const isOrdinal = isGlued(scene, at + 1) && /^(?:st|nd|rd|th)$/u.test(wordAt(scene, at + 1))
    const count = Number(digits)
    return isOrdinal && count >= 1 && count <= 31 ? { count, next: at + 2 } : null
  }
  const plain = ORDINALS.get(wordAt(scene, at))
  if (plain !== undefined) return { count: plain, next: at + 1 }
  const tens = TENS_OF.get(wordAt(scene, at))
  const onesAt = markAt(scene, at + 1) === '-' ? at + 2 : at + 1
  const ones = ORDINALS.get(wordAt(scene, onesAt))
  const fits = (tens === 20 || tens === 30) && ones !== undefined && tens + ones <= 31 && ones < 10
  return fits ? { count: tens + ones, next: onesAt + 1 } : null
}

/** Numbers that are no number: between how many. */
const LOOSE: ReadonlyMap<string, readonly [number, number]> = new Map([
  ['few', [2, 6]],
  ['several', [3, 9]],
  ['some', [2, 9]],
  ['couple', [2, 2]],
  ['dozen', [12, 12]],
])

/** How many: "2", "2.5", "2-3", "two or three", "a", "half a", "a couple of", "a few", "two and a half". */
export function countAt(scene: Scene, at: number): Counted | null {
  const digits = digitsAt(scene, at)
  if (digits !== '') return digitCount(scene, digits, at)
  const word = wordAt(scene, at)
  if (word === 'half') return /^an?$/u.test(wordAt(scene, at + 1)) ? exact(0.5, at + 2) : null
  if (word === 'a' || word === 'an') return looseAt(scene, at + 1) ?? indefinite(scene, at)
  const loose = looseAt(scene, at)
  if (loose) return loose
  const first = wordNumber(scene, at)
  return first && orMore(scene, first.count, first.next)
}

/** "A half year", "a hundred years". */
function indefinite(scene: Scene, at: number): Counted {
  const second = wordAt(scene, at + 1)
  if (second === 'half') return exact(0.5, at + 2)
  return second === 'hundred' ? exact(100, at + 2) : exact(1, at + 1)
}

function looseAt(scene: Scene, at: number): Counted | null {
  const word = wordAt(scene, at)
  const skipped = /^(?:good|whole|short)$/u.test(word) ? at + 1 : at
  const bounds = LOOSE.get(wordAt(scene, skipped))
  if (!bounds) return null
  const [low, high] = bounds
  const after = skipped + 1
  const next = /^(?:of|more)$/u.test(wordAt(scene, after)) ? after + 1 : after
  return { low, high, kind: low === high ? 'about' : 'vague', next }
}

function digitCount(scene: Scene, digits: string, at: number): Counted | null {
  const range = /^(\d{1,3})[-–—](\d{1,3})$/u.exec(digits)
  if (range) return between(Number(range[1]), Number(range[2]), at + 1)
  if (!/^\d{1,3}(?:\.\d{1,2})?$/u.test(digits)) return null
  return orMore(scene, Number(digits), at + 1)
}

const between = (low: number, high: number, next: number): Counted | null =>
  low < high ? { low, high, kind: 'about', next } : null

/** What may follow a number: "or three", "to three", "and a half", "-odd", "hundred". */
function orMore(scene: Scene, count: number, next: number): Counted {
  const joint = wordAt(scene, next)
  if (joint === 'and' && wordAt(scene, next + 1) === 'a' && wordAt(scene, next + 2) === 'half')
    return exact(count + 0.5, next + 3)
  if (joint === 'hundred') return exact(count * 100, next + 1)
  if (joint === 'or' || joint === 'to' || (markAt(scene, next) === '-' && !isGlued(scene, next + 2))) {
    const digits = digitsAt(scene, next + 1)
    const second = /^\d{1,3}$/u.test(digits)
      ? { count: Number(digits), next: next + 2 }
      : wordNumber(scene, next + 1)
    const both = second && between(count, second.count, second.next)
    if (both) return both
  }
  return exact(count, next)
}
