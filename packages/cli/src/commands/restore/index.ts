import type { UpkeepResult } from '@recollect/core'
import type { Context } from '../../context.ts'
import { withMemory } from '../../open-memory.ts'
import { telling } from '../../sessions/missing.ts'
import { runUpkeep } from '../../sessions/upkeep.ts'
import type { RestoreArguments } from './spec.ts'

/** Brings archived sessions back. */
export const restore = (args: RestoreArguments, context: Context): Promise<UpkeepResult> =>
  withMemory(context, 'read', ({ memory }) =>
    runUpkeep(args, context.text.sessions.upkeep.restoring, context, (options) =>
      telling(memory, { sessions: args.sessions }, memory.sessions.restore(args.sessions, options)),
    ),
  )
