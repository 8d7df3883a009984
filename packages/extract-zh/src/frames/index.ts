import { framesFrom } from '../clauses/frame.ts'
import type { Frame } from '../clauses/frame.ts'
import { ANIMALS } from './animals.ts'
import { DOINGS, TASTES } from './doings.ts'
import { HABITS } from './habits.ts'
import { HEALTH } from './health.ts'
import { HOME } from './home.ts'
import { LOOKS } from './looks.ts'
import { PEOPLE } from './people.ts'
import { PLEASURES, PURSUITS } from './pleasures.ts'
import { REMEDIES } from './remedies.ts'
import { STUDY } from './study.ts'
import { THINGS, USES } from './things.ts'
import { SHOP, TURNS, WORK } from './work.ts'

const TABLES = {
  health: HEALTH + REMEDIES,
  people: PEOPLE + LOOKS,
  doings: DOINGS + PURSUITS + HABITS,
  tastes: TASTES + PLEASURES,
  home: HOME,
  work: WORK,
  shop: SHOP,
  turns: TURNS,
  study: STUDY,
  things: THINGS,
  uses: USES,
  animals: ANIMALS,
} as const satisfies Readonly<Record<string, string>>

/** What the frames of one table are about; each has a rule of its own. */
export type Domain = keyof typeof TABLES

const DOMAINS = [
  'health',
  'people',
  'doings',
  'tastes',
  'home',
  'turns',
  'work',
  'shop',
  'study',
  'things',
  'uses',
  'animals',
] as const satisfies readonly Domain[]

const framesOf = (domain: Domain): readonly FrameOfDomain[] =>
  framesFrom(TABLES[domain]).map((frame) => ({ domain, frame }))

export interface FrameOfDomain {
  readonly domain: Domain
  readonly frame: Frame
}

/** Every frame with what it is about, in the order they are tried. */
export const FRAMES: readonly FrameOfDomain[] = DOMAINS.flatMap(framesOf)
