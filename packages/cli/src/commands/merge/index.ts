import type { MergeResult } from '@recollect/core'
import type { Context } from '../../context.ts'
import { withMemory } from '../../open-memory.ts'
import { telling } from '../../sessions/missing.ts'
import { runUpkeep } from '../../sessions/upkeep.ts'
import type { MergeArguments } from './spec.ts'

/** Moves the pairs of some sessions into another, in order of time. */
export const merge = (args: MergeArguments, context: Context): Promise<MergeResult> =>
  withMemory(context, 'read', ({ memory }) =>
    runUpkeep(args, context.text.sessions.upkeep.merging, context, (options) => {
      const { from, into } = args
      return telling(memory, { sessions: [...from, into] }, memory.sessions.merge(from, into, options))
    }),
  )
