import { command } from '../../argv/command.ts'
import { EXIT } from '../../errors/exit-codes.ts'
import { UPKEEP_OPTIONS, upkeepArguments } from '../../sessions/upkeep-arguments.ts'
import type { UpkeepArguments } from '../../sessions/upkeep.ts'

export interface ArchiveArguments extends UpkeepArguments {
  /** Undefined: those whose last pair is old enough. */
  readonly sessions: readonly string[] | undefined
  /** Undefined: as the configuration says. */
  readonly olderThanDays: number | undefined
}

export const archiveSpec = command({
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
  load: async () => {
    const [{ archive }, { renderArchived }] = await Promise.all([
      import('./index.ts'),
      import('../../render/sessions/upkeep.ts'),
    ])
    return {
      run: archive,
      render: renderArchived,
      exit: ({ stopped }) => (stopped ? EXIT.interrupted : EXIT.ok),
    }
  },
})
