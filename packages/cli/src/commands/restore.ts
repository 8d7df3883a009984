import type { UpkeepResult } from '@recollect/sessions'
import { command } from '../argv/command.ts'
import type { Context } from '../context.ts'
import { EXIT } from '../errors/exit-codes.ts'
import { withMemory } from '../open-memory.ts'
import { renderRestored } from '../render/sessions/upkeep.ts'
import { telling } from '../sessions/missing.ts'
import { UPKEEP_OPTIONS, upkeepArguments } from '../sessions/upkeep-arguments.ts'
import type { UpkeepArguments } from '../sessions/upkeep.ts'
import { runUpkeep } from '../sessions/upkeep.ts'

interface RestoreArguments extends UpkeepArguments {
  readonly sessions: readonly string[]
}

/** Brings archived sessions back. */
const restore = (args: RestoreArguments, context: Context): Promise<UpkeepResult> =>
  withMemory(context, 'read', ({ memory }) =>
    runUpkeep(args, context.text.sessions.upkeep.restoring, context, (options) =>
      telling(memory, { sessions: args.sessions }, memory.sessions.restore(args.sessions, options)),
    ),
  )

export const spec = command({
  name: 'restore',
  group: 'sessions',
  argument: { syntax: '<session...>', help: 'sessions' },
  options: [...UPKEEP_OPTIONS],
  read: (values): RestoreArguments => ({ ...upkeepArguments(values), sessions: values.all }),
  run: restore,
  render: renderRestored,
  exit: ({ stopped }) => (stopped ? EXIT.interrupted : EXIT.ok),
})
