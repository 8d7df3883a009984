import type { JobHandler, JobHandlers } from '../plugin/jobs.ts'
import type { JobMemory } from '../recollect.ts'
import { fieldOf, wholeField } from './request.ts'
import type { AbortSignalLike } from '../plugin/ports.ts'
import type { CheckedJob } from './request.ts'

/** Extracts from messages that the present packs have not read. `payload.batch`: items a transaction. */
const backfill: JobHandler<JobMemory> = async ({ recollect, scope, payload, progress }) => {
  await recollect.scope(scope).backfill({
    ...wholeField(payload, 'batch'),
    onProgress: ({ done, total }) => {
      progress(done, total)
    },
  })
}

/** Embeds messages that have no vector of the present model. `payload.batch`: items a transaction. */
const reembed: JobHandler<JobMemory> = async ({ recollect, scope, payload, signal, progress }) => {
  const { done, total } = await recollect.scope(scope).reembed({
    ...wholeField(payload, 'batch'),
    signal,
    onProgress: (now) => {
      progress(now.done, now.total)
    },
  })
  // Stopped, it resolves with what was done.
  if (signal.aborted) progress(done, total)
}

/** Writes down what has expired and deletes what can no longer be undone; comes back by itself when more is due. */
const retention: JobHandler<JobMemory> = async ({ recollect, scope, payload, add }) => {
  const { settled, nextDue } = await recollect.scope(scope).settle()
  if (nextDue === null) return
  // It was added for this very moment: added again it would run at once, and so on.
  if (!settled && fieldOf(payload, 'due') === nextDue) throw new Error(CLOCKS_DIFFER)
  await add({ kind: 'retention', scope, runAt: nextDue, payload: { due: nextDue } })
}

const CLOCKS_DIFFER =
  'It came due by the clock of the server, not by the clock of this process. Set them alike.'

/** Core's kinds of jobs; plugins have others. Add your own beside them: `handlers: { ...standardJobs, tidy }`. */
export const standardJobs: JobHandlers<JobMemory> = { backfill, reembed, retention }

const PAGE = 500

/** What a job that is done for every scope needs of its runner. */
export interface FanOut {
  readonly recollect: Pick<JobMemory, 'admin'>
  readonly signal: AbortSignalLike
  readonly addAll: (jobs: readonly CheckedJob[]) => Promise<unknown>
  readonly progress: (done: number, total: number) => void
}

/**
 * Adds a job for every scope there is. Begun again it begins with the first scope: what waits is replaced, what was done is looked at
 * once more.
 */
export async function addForEveryScope(job: CheckedJob, fan: FanOut): Promise<void> {
  let page: CheckedJob[] = []
  let done = 0
  const flush = async () => {
    throwIfAborted(fan.signal)
    if (page.length > 0) await fan.addAll(page)
    done += page.length
    page = []
    fan.progress(done, done)
  }
  for await (const scope of fan.recollect.admin.scopes()) {
    page.push({ ...job, scope })
    if (page.length === PAGE) await flush()
  }
  await flush()
}

/** Leaves the work under way where the runner is to stop. @throws when the runner stops. */
export function throwIfAborted({ aborted }: AbortSignalLike): void {
  if (aborted) throw new Error('The runner stops.')
}
