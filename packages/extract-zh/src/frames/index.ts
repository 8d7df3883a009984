import type { Fragment, Frame } from '../clauses/frame.ts'
import { KEEPS } from './animals.ts'
import { ADORES, DOINGS, PASSED } from './doings.ts'
import { HOME, LIVES } from './home.ts'
import { FOUND, HAS } from './health.ts'
import { PEOPLE } from './people.ts'
import { SCHOOLED, STUDY } from './study.ts'
import { GOT, IS, USES } from './things.ts'
import { POST, SHOP, WORK } from './work.ts'

/** What the frames of one table are about; each has a rule of its own. */
export type Domain =
  | 'work'
  | 'study'
  | 'health'
  | 'people'
  | 'doings'
  | 'tastes'
  | 'home'
  | 'things'
  | 'shop'
  | 'uses'
  | 'animals'

export const FRAMES: ReadonlyMap<Domain, readonly Frame[]> = new Map<Domain, readonly Frame[]>([
  ['work', WORK],
  ['study', STUDY],
  ['health', FOUND],
  ['home', LIVES],
  ['things', GOT],
  ['shop', SHOP],
  ['uses', USES],
  ['animals', KEEPS],
  ['doings', PASSED],
  ['tastes', ADORES],
])

export const FRAGMENTS: ReadonlyMap<Domain, readonly Fragment[]> = new Map<Domain, readonly Fragment[]>([
  ['health', HAS],
  ['people', PEOPLE],
  ['doings', DOINGS],
  ['home', HOME],
  ['work', POST],
  ['study', SCHOOLED],
  ['things', IS],
])
