import { command } from '../argv/command.ts'
import { listOf } from '../argv/measures.ts'
import { MODEL_OPTIONS } from '../argv/models.ts'
import type { Context } from '../context.ts'
import { usageError } from '../errors/cli-error.ts'
import { EXIT } from '../errors/exit-codes.ts'
import { warn } from '../io/messages.ts'
import type { RunDone } from '../jobs/run.ts'
import { DISCOVER, discovers, runJobs } from '../jobs/run.ts'
import { renderJobs } from '../render/jobs.ts'

const MINUTE = 60_000

const MOST = 30 * 24 * 60 * MINUTE

interface WorkerArguments {
  /** Milliseconds from one discovery to the next. */
  readonly everyMs: number
  readonly untilIdle: boolean
  readonly concurrency: number | undefined
  /** Undefined: every kind. */
  readonly kinds: readonly string[] | undefined
}

/** Does jobs, and discovers in every scope at once and again and again. */
async function worker(args: WorkerArguments, context: Context): Promise<RunDone> {
  const { everyMs, untilIdle, kinds } = args
  const { io, text, json, loaded } = context
  if (discovers(kinds) && loaded.settings.model.name === null) {
    await warn(io, text, json, text.knowledge.errors.noModel)
  }
  return runJobs(args, context, async (queue) => {
    if (!discovers(kinds)) return
    // One that waits is replaced, so that a worker that is started anew does not discover twice as often.
    await queue.add({
      kind: DISCOVER,
      scope: null,
      principal: loaded.settings.as,
      ...(untilIdle ? {} : { everyMs }),
    })
  })
}

export const spec = command({
  name: 'worker',
  group: 'knowledge',
  options: ['every', 'untilIdle', 'concurrency', 'kinds', ...MODEL_OPTIONS],
  read: (values): WorkerArguments => {
    const everyMs = values.duration('every') ?? 15 * MINUTE
    if (everyMs < MINUTE || everyMs > MOST) throw usageError((t) => t.knowledge.errors.everyOutOfRange)
    const kinds = values.text('kinds')
    return {
      everyMs,
      untilIdle: values.flag('until-idle'),
      concurrency: values.integer('concurrency', 1, 100),
      kinds: kinds === undefined ? undefined : listOf('--kinds', [kinds]),
    }
  },
  run: worker,
  render: (done: RunDone, view) => renderJobs(done, view),
  exit: ({ failed }) => (failed > 0 ? EXIT.failed : EXIT.ok),
})
