import { command } from '../../argv/command.ts'
import { EXIT } from '../../errors/exit-codes.ts'
import { UPKEEP_OPTIONS, upkeepArguments } from '../../sessions/upkeep-arguments.ts'
import type { UpkeepArguments } from '../../sessions/upkeep.ts'

export interface RescoreArguments extends UpkeepArguments {
  /** Undefined: all of them. */
  readonly sessions: readonly string[] | undefined
}

export const rescoreSpec = command({
  name: 'rescore',
  group: 'sessions',
  argument: { syntax: '[session...]', help: 'rescored' },
  options: [...UPKEEP_OPTIONS],
  read: (values): RescoreArguments => ({
    ...upkeepArguments(values),
    sessions: values.all.length === 0 ? undefined : values.all,
  }),
  load: async () => {
    const [{ rescore }, { renderRescored }] = await Promise.all([
      import('./index.ts'),
      import('../../render/sessions/upkeep.ts'),
    ])
    return {
      run: rescore,
      render: renderRescored,
      exit: ({ stopped }) => (stopped ? EXIT.interrupted : EXIT.ok),
    }
  },
})
