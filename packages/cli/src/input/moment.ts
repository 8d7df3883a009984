import type { EpochMs } from '@recollect/core'
import type { MomentArguments } from '../argv/moments.ts'
import type { Context } from '../context.ts'
import { readTime } from './times.ts'

/** A place on the two time lines, as the library takes it: what was not given is left out. */
export interface MomentGiven {
  readonly validAt?: EpochMs
  readonly knownAt?: EpochMs
}

export const readMoment = (
  { validAt, knownAt }: Partial<MomentArguments>,
  context: Pick<Context, 'loaded'>,
): MomentGiven => ({
  ...(validAt === undefined ? {} : { validAt: readTime(validAt, context) }),
  ...(knownAt === undefined ? {} : { knownAt: readTime(knownAt, context) }),
})
