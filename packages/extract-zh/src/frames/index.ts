import type { Frame } from '../clauses/frame.ts'
import { STUDY } from './study.ts'
import { WORK } from './work.ts'

/** What the frames of one table are about; each has a rule of its own. */
export type Domain = 'work' | 'study'

export const FRAMES: ReadonlyMap<Domain, readonly Frame[]> = new Map<Domain, readonly Frame[]>([
  ['work', WORK],
  ['study', STUDY],
])
