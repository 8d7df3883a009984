import type { QueuedJob } from '@recollect/core/store'
import { isPlain } from '../util/objects.ts'
import { safe } from './safe.ts'
import { table } from './table.ts'
import type { View } from './view.ts'
import type { RunDone } from '../jobs/run.ts'

export type JobsDone =
  | { readonly action: 'add'; readonly job: QueuedJob }
  | { readonly action: 'list'; readonly rows: readonly QueuedJob[]; readonly next: string | null }
  | { readonly action: 'retry'; readonly jobs: number }
  | RunDone

export function renderJobs(done: JobsDone, view: View): string {
  const { server } = view.text
  switch (done.action) {
    case 'add':
      return server.jobAdded(done.job.kind, done.job.scope)
    case 'retry':
      return server.jobsRetried(done.jobs)
    case 'run':
      return server.jobsDone(done.done, done.failed)
    case 'list':
      return done.rows.length === 0 ? server.noJobs : listed(done.rows, done.next, view)
  }
}

function listed(rows: readonly QueuedJob[], next: string | null, { text }: View): string {
  const { server } = text
  const lines = rows.map(({ id, kind, scope, state, attempts, maxAttempts, lastError, payload }) => [
    id,
    kind,
    scope ?? server.everyScope,
    server.jobState[state],
    `${String(attempts)}/${String(maxAttempts)}`,
    safe(lastError ?? waitsFor(payload)),
  ])
  return [table(lines), ...(next === null ? [] : [`--cursor ${next}`])].join('\n')
}

/** Why a job that has not failed was put off, such as a budget that is spent. */
const waitsFor = (payload: unknown): string =>
  isPlain(payload) && typeof payload['reason'] === 'string' ? payload['reason'] : ''
