import type { UpkeepResult } from '@recollect/core'
import type { Context } from '../../context.ts'
import { withMemory } from '../../open-memory.ts'
import { telling } from '../../sessions/missing.ts'
import { runUpkeep } from '../../sessions/upkeep.ts'
import { field } from '../../util/objects.ts'
import type { ArchiveArguments } from './spec.ts'

/** Puts old sessions away, or those that are named. */
export const archive = (args: ArchiveArguments, context: Context): Promise<UpkeepResult> =>
  withMemory(context, 'read', ({ memory }) =>
    runUpkeep(args, context.text.sessions.upkeep.archiving, context, (options) => {
      const { sessions, olderThanDays } = args
      const which = { ...field('sessions', sessions), ...field('olderThanDays', olderThanDays) }
      return telling(
        memory,
        { ...field('sessions', sessions) },
        memory.sessions.archive({ ...options, ...which }),
      )
    }),
  )
