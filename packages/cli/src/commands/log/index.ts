import type { LogResult } from '@recollect/core'
import type { Context } from '../../context.ts'
import { readPairs } from '../../input/pairs.ts'
import { withMemory } from '../../open-memory.ts'
import type { LogArguments } from './spec.ts'

export interface Logged {
  readonly session: string
  /** In the order in which they were given. */
  readonly results: readonly LogResult[]
}

/** Appends pairs to a session, all of them or none. */
export async function log({ session, source }: LogArguments, context: Context): Promise<Logged> {
  const pairs = await readPairs(source, context)
  return withMemory(context, 'write', async ({ memory }) => ({
    session,
    results: await memory.session(session).log(pairs),
  }))
}
