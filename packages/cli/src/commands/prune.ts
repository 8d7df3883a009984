import type { ScopedMemory } from '@recollect/core'
import type { PruneOptions, PruneResult } from '@recollect/sessions'
import { command } from '../argv/command.ts'
import type { Context } from '../context.ts'
import { usageError } from '../errors/cli-error.ts'
import { EXIT } from '../errors/exit-codes.ts'
import { readTime } from '../input/times.ts'
import { confirmed } from '../io/confirmed.ts'
import { withMemory } from '../open-memory.ts'
import { renderPruned } from '../render/sessions/upkeep.ts'
import { UPKEEP_OPTIONS, upkeepArguments } from '../sessions/upkeep-arguments.ts'
import type { UpkeepArguments } from '../sessions/upkeep.ts'
import { runUpkeep } from '../sessions/upkeep.ts'
import type { Pruned } from '../render/sessions/upkeep.ts'

interface PruneArguments extends UpkeepArguments {
  /** As it was typed; null: answers. */
  readonly sessionsBefore: string | null
  readonly yes: boolean
}

/** Deletes answers or whole sessions for good, after a yes that knows how many. */
const prune = (args: PruneArguments, context: Context): Promise<Pruned> =>
  withMemory(context, 'read', async ({ memory }) => {
    const { sessionsBefore, dryRun, yes } = args
    const what = sessionsBefore === null ? 'answers' : 'sessions'
    const which: PruneOptions =
      sessionsBefore === null
        ? { answers: true }
        : { sessions: { before: readTime(sessionsBefore, context) } }
    if (!dryRun && !yes) {
      const { pairs, sessions } = await pruned({ ...args, dryRun: true }, which, memory, context)
      const { confirmPrune } = context.text.sessions
      await confirmed(context, confirmPrune[what](what === 'answers' ? pairs : sessions.length))
    }
    return { ...(await pruned(args, which, memory, context)), what }
  })

const pruned = (
  args: PruneArguments,
  which: PruneOptions,
  memory: ScopedMemory,
  context: Context,
): Promise<PruneResult> =>
  runUpkeep(args, context.text.sessions.upkeep.pruning, context, (options) =>
    memory.sessions.prune({ ...options, ...which }),
  )

export const spec = command({
  name: 'prune',
  group: 'sessions',
  options: ['answers', 'sessionsBefore', 'yes', ...UPKEEP_OPTIONS],
  read: (values): PruneArguments => {
    const [answers, before] = [values.flag('answers'), values.time('sessions-before')]
    if (answers === (before !== undefined)) throw usageError((t) => t.sessions.errors.oneToPrune)
    return { ...upkeepArguments(values), sessionsBefore: before ?? null, yes: values.flag('yes') }
  },
  run: prune,
  render: renderPruned,
  exit: ({ stopped }) => (stopped ? EXIT.interrupted : EXIT.ok),
})
