import { command } from '../../argv/command.ts'
import { EXIT } from '../../errors/exit-codes.ts'
import { UPKEEP_OPTIONS, upkeepArguments } from '../../sessions/upkeep-arguments.ts'
import type { UpkeepArguments } from '../../sessions/upkeep.ts'

export interface RestoreArguments extends UpkeepArguments {
  readonly sessions: readonly string[]
}

export const restoreSpec = command({
  name: 'restore',
  group: 'sessions',
  argument: { syntax: '<session...>', help: 'sessions' },
  options: [...UPKEEP_OPTIONS],
  read: (values): RestoreArguments => ({ ...upkeepArguments(values), sessions: values.all }),
  load: async () => {
    const [{ restore }, { renderRestored }] = await Promise.all([
      import('./index.ts'),
      import('../../render/sessions/upkeep.ts'),
    ])
    return {
      run: restore,
      render: renderRestored,
      exit: ({ stopped }) => (stopped ? EXIT.interrupted : EXIT.ok),
    }
  },
})
