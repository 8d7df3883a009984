import type { UpkeepResult } from '@recollect/sessions'
import { command } from '../argv/command.ts'
import type { Context } from '../context.ts'
import { EXIT } from '../errors/exit-codes.ts'
import { withMemory } from '../open-memory.ts'
import { renderArchived } from '../render/sessions/upkeep.ts'
import { telling } from '../sessions/missing.ts'
import { UPKEEP_OPTIONS, upkeepArguments } from '../sessions/upkeep-arguments.ts'
import type { UpkeepArguments } from '../sessions/upkeep.ts'
import { runUpkeep } from '../sessions/upkeep.ts'
import { field } from '../util/objects.ts'

interface ArchiveArguments extends UpkeepArguments {
  /** Undefined: those whose last pair is old enough. */
  readonly sessions: readonly string[] | undefined
  /** Undefined: as the configuration says. */
  readonly olderThanDays: number | undefined
}

/** Puts old sessions away, or those that are named. */
const archive = (args: ArchiveArguments, context: Context): Promise<UpkeepResult> =>
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

export const spec = command({
  name: 'archive',
  group: 'sessions',
  argument: { syntax: '[session...]', help: 'archived' },
  options: ['olderThan', ...UPKEEP_OPTIONS],
  read: (values): ArchiveArguments => {
    const olderThanDays = values.days('older-than', 36_500)
    const sessions = values.all.length === 0 ? undefined : values.all
    if (sessions && olderThanDays !== undefined) throw values.exclusive('<session>', '--older-than')
    return { ...upkeepArguments(values), sessions, olderThanDays }
  },
  run: archive,
  render: renderArchived,
  exit: ({ stopped }) => (stopped ? EXIT.interrupted : EXIT.ok),
})
