import type { PruneOptions, PruneResult, ScopedMemory } from '@recollect/core'
import type { Context } from '../../context.ts'
import { readTime } from '../../input/times.ts'
import { confirmed } from '../../io/confirmed.ts'
import { withMemory } from '../../open-memory.ts'
import { runUpkeep } from '../../sessions/upkeep.ts'
import type { PruneArguments } from './spec.ts'

/** What was deleted, and what it was: answers, or whole sessions. */
export type Pruned = PruneResult & { readonly what: 'answers' | 'sessions' }

/** Deletes answers or whole sessions for good, after a yes that knows how many. */
export const prune = (args: PruneArguments, context: Context): Promise<Pruned> =>
  withMemory(context, 'read', async ({ memory }) => {
    const { sessionsBefore, dryRun, yes } = args
    const what = sessionsBefore === null ? 'answers' : 'sessions'
    const which: PruneOptions =
      sessionsBefore === null
        ? { answers: true }
        : { sessions: { before: readTime(sessionsBefore, context) } }
    if (!dryRun && !yes) {
      const { pairs, sessions } = await pruned({ ...args, dryRun: true }, which, memory, context)
      const { confirmPrune } = context.text.sessions
      await confirmed(context, confirmPrune[what](what === 'answers' ? pairs : sessions.length))
    }
    return { ...(await pruned(args, which, memory, context)), what }
  })

const pruned = (
  args: PruneArguments,
  which: PruneOptions,
  memory: ScopedMemory,
  context: Context,
): Promise<PruneResult> =>
  runUpkeep(args, context.text.sessions.upkeep.pruning, context, (options) =>
    memory.sessions.prune({ ...options, ...which }),
  )
