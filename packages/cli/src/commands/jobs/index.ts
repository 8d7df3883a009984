import type { JobFilter, JobMemory, JobQueue, QueuedJob } from '@recollect/core'
import type { Settings } from '../../config/types.ts'
import type { Context } from '../../context.ts'
import { checkDatabase } from '../../database/open.ts'
import { withQueue } from '../../jobs/queue.ts'
import { runJobs } from '../../jobs/run.ts'
import type { RunDone } from '../../jobs/run.ts'
import { field } from '../../util/objects.ts'
import type { JobsArguments } from './spec.ts'

export type JobsDone =
  | { readonly action: 'add'; readonly job: QueuedJob }
  | { readonly action: 'list'; readonly rows: readonly QueuedJob[]; readonly next: string | null }
  | { readonly action: 'retry'; readonly jobs: number }
  | RunDone

/** Work that other processes do, kept in the database until it is done. */
export async function jobs(options: JobsArguments, context: Context): Promise<JobsDone> {
  const { settings } = context.loaded
  await checkDatabase(settings, 'read')
  const { action, kind } = options
  if (action === 'run') return runJobs({ ...options, kinds: kind === null ? undefined : [kind] }, context)
  return withQueue(context, (queue) => change({ ...options, action }, queue, settings))
}

async function change(
  options: JobsArguments & { readonly action: 'add' | 'list' | 'retry' },
  queue: JobQueue<JobMemory>,
  settings: Pick<Settings, 'scope' | 'as'>,
): Promise<JobsDone> {
  switch (options.action) {
    case 'add': {
      const scope = options.allScopes ? null : (options.scope ?? settings.scope)
      const payload = options.batch === undefined ? {} : { payload: { batch: options.batch } }
      const job = { kind: options.kind ?? '', scope, principal: settings.as, ...payload }
      return { action: 'add', job: await queue.add(job) }
    }
    case 'list': {
      const page = { limit: options.limit, cursor: options.cursor }
      return { action: 'list', ...(await queue.list(filterOf(options), page)) }
    }
    case 'retry':
      return { action: 'retry', jobs: await queue.retry(filterOf(options)) }
  }
}

const filterOf = ({ kind, scope, allScopes, state }: JobsArguments): JobFilter => ({
  ...field('kind', kind ?? undefined),
  ...field('scope', allScopes ? null : scope),
  ...field('state', state),
})
