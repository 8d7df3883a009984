import type { Slice } from './lexicon/parts.ts'
import { SLICES } from './lexicon/parts.ts'
import type { Scene } from './scene.ts'
import { isGlued, markAt, wordAt } from './scene.ts'

export interface SliceWords {
  readonly slice: Slice
  readonly next: number
  /** "The end of". */
  readonly isOf: boolean
}

/** "Early", "mid-", "late in the", "the end of the". */
export function sliceWords(scene: Scene, at: number): SliceWords | null {
  const word = wordAt(scene, at)
  const slice = SLICES.get(word)
  if (slice === undefined) return null
  const isOf = wordAt(scene, at + 1) === 'of'
  // "Start" and "end" alone are verbs.
  if (!isOf && !/^(?:early|mid|late)$/u.test(word)) return null
  const isHyphened = markAt(scene, at + 1) === '-' && isGlued(scene, at + 1)
  const next = isOf || isHyphened || wordAt(scene, at + 1) === 'in' ? at + 2 : at + 1
  return { slice, isOf, next: wordAt(scene, next) === 'the' ? next + 1 : next }
}
