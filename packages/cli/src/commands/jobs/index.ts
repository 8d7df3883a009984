import type { JobFilter, QueuedJob } from '@recollect/core'
import type { Context } from '../../context.ts'
import { checkDatabase } from '../../database/open.ts'
import { JOB_KINDS } from '../../jobs/handlers.ts'
import { openQueue } from '../../jobs/queue.ts'
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
  if (options.action === 'run') {
    return runJobs({ ...options, kinds: options.kind === null ? undefined : [options.kind] }, context)
  }
  const queue = await openQueue(settings, JOB_KINDS)
  try {
    switch (options.action) {
      case 'add': {
        const scope = options.allScopes ? null : (options.scope ?? settings.scope)
        const payload = options.batch === undefined ? {} : { payload: { batch: options.batch } }
        return { action: 'add', job: await queue.add({ kind: options.kind ?? '', scope, ...payload }) }
      }
      case 'list': {
        const page = { limit: options.limit, cursor: options.cursor }
        return { action: 'list', ...(await queue.list(filterOf(options), page)) }
      }
      case 'retry':
        return { action: 'retry', jobs: await queue.retry(filterOf(options)) }
    }
  } finally {
    await queue.close()
  }
}

const filterOf = ({ kind, scope, allScopes, state }: JobsArguments): JobFilter => ({
  ...field('kind', kind ?? undefined),
  ...field('scope', allScopes ? null : scope),
  ...field('state', state),
})
