import type { UpkeepResult } from '@recollect/core'
import type { Context } from '../../context.ts'
import { withMemory } from '../../open-memory.ts'
import { telling } from '../../sessions/missing.ts'
import { runUpkeep } from '../../sessions/upkeep.ts'
import { field } from '../../util/objects.ts'
import type { RescoreArguments } from './spec.ts'

/** Scores pairs anew whose significance was not set by hand. */
export const rescore = (args: RescoreArguments, context: Context): Promise<UpkeepResult> =>
  withMemory(context, 'read', ({ memory }) =>
    runUpkeep(args, context.text.sessions.upkeep.rescoring, context, (options) => {
      const which = field('sessions', args.sessions)
      return telling(memory, which, memory.sessions.rescore({ ...options, ...which }))
    }),
  )
