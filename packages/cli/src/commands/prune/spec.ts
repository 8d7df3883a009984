import { command } from '../../argv/command.ts'
import { usageError } from '../../errors/cli-error.ts'
import { EXIT } from '../../errors/exit-codes.ts'
import { UPKEEP_OPTIONS, upkeepArguments } from '../../sessions/upkeep-arguments.ts'
import type { UpkeepArguments } from '../../sessions/upkeep.ts'

export interface PruneArguments extends UpkeepArguments {
  /** As it was typed; null: answers. */
  readonly sessionsBefore: string | null
  readonly yes: boolean
}

export const pruneSpec = command({
  name: 'prune',
  group: 'sessions',
  options: ['answers', 'sessionsBefore', 'yes', ...UPKEEP_OPTIONS],
  read: (values): PruneArguments => {
    const [answers, before] = [values.flag('answers'), values.time('sessions-before')]
    if (answers === (before !== undefined)) throw usageError((t) => t.sessions.errors.oneToPrune)
    return { ...upkeepArguments(values), sessionsBefore: before ?? null, yes: values.flag('yes') }
  },
  load: async () => {
    const [{ prune }, { renderPruned }] = await Promise.all([
      import('./index.ts'),
      import('../../render/sessions/upkeep.ts'),
    ])
    return {
      run: prune,
      render: renderPruned,
      exit: ({ stopped }) => (stopped ? EXIT.interrupted : EXIT.ok),
    }
  },
})
