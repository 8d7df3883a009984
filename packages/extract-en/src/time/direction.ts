import type { Direction } from './lean.ts'
import type { Scene } from './scene.ts'
import { wordAt } from './scene.ts'

export interface Directed {
  readonly direction: Direction
  /** 2 for "last last week". */
  readonly times: number
  readonly next: number
}

const LAST = /^(?:last|lst|las)$/u
const NEXT = /^(?:next|nxt|nex)$/u
const COMING = /^(?:coming|upcoming)$/u
export const DIRECTION_STARTS = [
  'last',
  'lst',
  'las',
  'next',
  'nxt',
  'nex',
  'this',
  'past',
  'coming',
  'upcoming',
]

/** "Last", "next", "this", "this past", "this coming", and "last last" as it is said in Singapore. */
export function directionAt(scene: Scene, at: number): Directed | null {
  const word = wordAt(scene, at)
  const second = wordAt(scene, at + 1)
  if (LAST.test(word)) return repeated('last', LAST.test(second), at)
  if (NEXT.test(word)) return repeated('next', NEXT.test(second), at)
  if (word === 'past') return { direction: 'past', times: 1, next: at + 1 }
  if (COMING.test(word)) return { direction: 'coming', times: 1, next: at + 1 }
  if (word !== 'this') return null
  if (second === 'past' || LAST.test(second)) return { direction: 'past', times: 1, next: at + 2 }
  if (COMING.test(second) || NEXT.test(second)) return { direction: 'coming', times: 1, next: at + 2 }
  return { direction: 'this', times: 1, next: at + 1 }
}

const repeated = (direction: Direction, isTwice: boolean, at: number): Directed => ({
  direction,
  times: isTwice ? 2 : 1,
  next: at + (isTwice ? 2 : 1),
})
