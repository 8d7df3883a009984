import { family } from './family.ts'
import { health } from './health.ts'
import { leisure } from './leisure.ts'
import { living } from './living.ts'
import { things } from './things.ts'
import { work } from './work.ts'

/** Frames by domain; a rule reads each. */
export const FRAME_LINES = { living, work, family, things, health, leisure } as const

export type Domain = keyof typeof FRAME_LINES
