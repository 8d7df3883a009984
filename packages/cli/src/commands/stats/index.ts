import type { LogStats, ScopeStats } from '@recollect/core'
import type { Context } from '../../context.ts'
import { withMemory } from '../../open-memory.ts'

export interface Stats {
  readonly scope: string
  readonly memory: ScopeStats
  readonly log: LogStats
}

/** Counts of the facts and of the Q-A log of a scope. */
export const stats = (_: null, context: Context): Promise<Stats> =>
  withMemory(context, 'read', async ({ memory }) => ({
    scope: memory.scope,
    memory: await memory.stats(),
    log: await memory.sessions.stats(),
  }))
