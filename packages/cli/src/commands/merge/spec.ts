import { command } from '../../argv/command.ts'
import { usageError } from '../../errors/cli-error.ts'
import { EXIT } from '../../errors/exit-codes.ts'
import { UPKEEP_OPTIONS, upkeepArguments } from '../../sessions/upkeep-arguments.ts'
import type { UpkeepArguments } from '../../sessions/upkeep.ts'

export interface MergeArguments extends UpkeepArguments {
  readonly from: readonly string[]
  readonly into: string
}

export const mergeSpec = command({
  name: 'merge',
  group: 'sessions',
  argument: { syntax: '<session...>', help: 'sessions' },
  options: ['into', ...UPKEEP_OPTIONS],
  read: (values): MergeArguments => {
    const into = values.label('into')
    if (into === undefined) throw usageError((t) => t.errors.missingOption('--into'))
    return { ...upkeepArguments(values), from: values.all, into }
  },
  load: async () => {
    const [{ merge }, { renderMerged }] = await Promise.all([
      import('./index.ts'),
      import('../../render/sessions/upkeep.ts'),
    ])
    return {
      run: merge,
      render: renderMerged,
      exit: ({ stopped }) => (stopped ? EXIT.interrupted : EXIT.ok),
    }
  },
})
