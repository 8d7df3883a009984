import type { Fragment, Frame } from '../clauses/frame.ts'
import { DOINGS } from './doings.ts'
import { FOUND, HAS } from './health.ts'
import { PEOPLE } from './people.ts'
import { STUDY } from './study.ts'
import { WORK } from './work.ts'

/** What the frames of one table are about; each has a rule of its own. */
export type Domain = 'work' | 'study' | 'health' | 'people' | 'doings' | 'tastes'

export const FRAMES: ReadonlyMap<Domain, readonly Frame[]> = new Map<Domain, readonly Frame[]>([
  ['work', WORK],
  ['study', STUDY],
  ['health', FOUND],
])

export const FRAGMENTS: ReadonlyMap<Domain, readonly Fragment[]> = new Map<Domain, readonly Fragment[]>([
  ['health', HAS],
  ['people', PEOPLE],
  ['doings', DOINGS],
])
