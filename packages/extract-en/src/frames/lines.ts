import { aims } from './aims.ts'
import { beliefs } from './beliefs.ts'
import { body } from './body.ts'
import { family } from './family.ts'
import { food } from './food.ts'
import { gear } from './gear.ts'
import { happened } from './happened.ts'
import { health } from './health.ts'
import { home } from './home.ts'
import { jobs } from './jobs.ts'
import { leisure } from './leisure.ts'
import { living } from './living.ts'
import { people } from './people.ts'
import { pursuits } from './pursuits.ts'
import { study } from './study.ts'
import { tastes } from './tastes.ts'
import { things } from './things.ts'
import { travel } from './travel.ts'
import { work } from './work.ts'

/** Frames by domain; a rule reads each. */
export const FRAME_LINES = {
  living: living + home,
  work: work + jobs + study,
  family: family + people + beliefs,
  things: things + gear,
  health: health + body + food,
  leisure: leisure + pursuits + tastes + travel + happened + aims,
} as const

export type Domain = keyof typeof FRAME_LINES
