import type { UpkeepResult } from '@recollect/sessions'
import { command } from '../argv/command.ts'
import type { Context } from '../context.ts'
import { EXIT } from '../errors/exit-codes.ts'
import { withMemory } from '../open-memory.ts'
import { renderRescored } from '../render/sessions/upkeep.ts'
import { telling } from '../sessions/missing.ts'
import { UPKEEP_OPTIONS, upkeepArguments } from '../sessions/upkeep-arguments.ts'
import type { UpkeepArguments } from '../sessions/upkeep.ts'
import { runUpkeep } from '../sessions/upkeep.ts'
import { field } from '../util/objects.ts'

interface RescoreArguments extends UpkeepArguments {
  /** Undefined: all of them. */
  readonly sessions: readonly string[] | undefined
}

/** Scores pairs anew whose significance was not set by hand. */
const rescore = (args: RescoreArguments, context: Context): Promise<UpkeepResult> =>
  withMemory(context, 'read', ({ memory }) =>
    runUpkeep(args, context.text.sessions.upkeep.rescoring, context, (options) => {
      const which = field('sessions', args.sessions)
      return telling(memory, which, memory.sessions.rescore({ ...options, ...which }))
    }),
  )

export const spec = command({
  name: 'rescore',
  group: 'sessions',
  argument: { syntax: '[session...]', help: 'rescored' },
  options: [...UPKEEP_OPTIONS],
  read: (values): RescoreArguments => ({
    ...upkeepArguments(values),
    sessions: values.all.length === 0 ? undefined : values.all,
  }),
  run: rescore,
  render: renderRescored,
  exit: ({ stopped }) => (stopped ? EXIT.interrupted : EXIT.ok),
})
