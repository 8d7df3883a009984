import { inspect } from 'node:util'
import type { Call } from '../verbs/call.ts'

/** Something that must not be. */
export interface Fault {
  readonly seed: number
  readonly path: string
  readonly what: string
  /** The arguments, cut short. */
  readonly args: string
}

const LONGEST = 600

export const faultOf = (seed: number, { path, args, handles }: Call, what: string): Fault => ({
  seed,
  path,
  what,
  args: inspect(
    { args, ...(Object.keys(handles).some((key) => path.startsWith(`${key}.`)) ? { handles } : {}) },
    { depth: 6, breakLength: Infinity, maxStringLength: 80, maxArrayLength: 8 },
  ).slice(0, LONGEST),
})
