import { command } from '../../argv/command.ts'
import { listOf } from '../../argv/measures.ts'
import { MODEL_OPTIONS } from '../../argv/models.ts'
import { usageError } from '../../errors/cli-error.ts'
import { EXIT } from '../../errors/exit-codes.ts'
import type { RunDone } from '../../jobs/run.ts'

const MINUTE = 60_000
const MOST = 30 * 24 * 60 * MINUTE

export interface WorkerArguments {
  /** Milliseconds from one discovery to the next. */
  readonly everyMs: number
  readonly untilIdle: boolean
  readonly concurrency: number | undefined
  /** Undefined: every kind. */
  readonly kinds: readonly string[] | undefined
}

export const workerSpec = command({
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
  load: async () => {
    const [{ worker }, { renderJobs }] = await Promise.all([
      import('./index.ts'),
      import('../../render/jobs.ts'),
    ])
    return {
      run: worker,
      render: (done: RunDone, view) => renderJobs(done, view),
      exit: ({ failed }) => (failed > 0 ? EXIT.failed : EXIT.ok),
    }
  },
})
