import type { JobFilter, QueuedJob } from '@recollect/core'
import type { Context } from '../../context.ts'
import { isServer } from '../../database/address.ts'
import { checkServer } from '../../database/server.ts'
import { usageError } from '../../errors/cli-error.ts'
import { field } from '../../util/objects.ts'
import { runJobs } from './run.ts'
import type { RunDone } from './run.ts'
import type { JobsArguments } from './spec.ts'

export type JobsDone =
  | { readonly action: 'add'; readonly job: QueuedJob }
  | { readonly action: 'list'; readonly rows: readonly QueuedJob[]; readonly next: string | null }
  | { readonly action: 'retry'; readonly jobs: number }
  | RunDone

/** Work that other processes do, kept in the database until it is done. */
export async function jobs(options: JobsArguments, context: Context): Promise<JobsDone> {
  const { settings } = context.loaded
  if (!isServer(settings.db)) throw usageError((t) => t.server.jobsNeedServer)
  await checkServer(settings, 'read')
  if (options.action === 'run') return runJobs(options, context)
  const { postgresJobs } = await import('@recollect/store-postgres/jobs')
  const queue = postgresJobs({ url: settings.db })
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
