import type { MergeResult } from '@recollect/sessions'
import { command } from '../argv/command.ts'
import type { Context } from '../context.ts'
import { usageError } from '../errors/cli-error.ts'
import { EXIT } from '../errors/exit-codes.ts'
import { withMemory } from '../open-memory.ts'
import { renderMerged } from '../render/sessions/upkeep.ts'
import { telling } from '../sessions/missing.ts'
import { UPKEEP_OPTIONS, upkeepArguments } from '../sessions/upkeep-arguments.ts'
import type { UpkeepArguments } from '../sessions/upkeep.ts'
import { runUpkeep } from '../sessions/upkeep.ts'

interface MergeArguments extends UpkeepArguments {
  readonly from: readonly string[]
  readonly into: string
}

/** Moves the pairs of some sessions into another, in order of time. */
const merge = (args: MergeArguments, context: Context): Promise<MergeResult> =>
  withMemory(context, 'read', ({ memory }) =>
    runUpkeep(args, context.text.sessions.upkeep.merging, context, (options) => {
      const { from, into } = args
      return telling(memory, { sessions: [...from, into] }, memory.sessions.merge(from, into, options))
    }),
  )

export const spec = command({
  name: 'merge',
  group: 'sessions',
  argument: { syntax: '<session...>', help: 'sessions' },
  options: ['into', ...UPKEEP_OPTIONS],
  read: (values): MergeArguments => {
    const into = values.label('into')
    if (into === undefined) throw usageError((t) => t.errors.missingOption('--into'))
    return { ...upkeepArguments(values), from: values.all, into }
  },
  run: merge,
  render: renderMerged,
  exit: ({ stopped }) => (stopped ? EXIT.interrupted : EXIT.ok),
})
