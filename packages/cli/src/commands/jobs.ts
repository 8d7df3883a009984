import type { JobMemory, JobFilter, JobQueue } from '@recollect/core/store'
import { command } from '../argv/command.ts'
import { MODEL_OPTIONS } from '../argv/models.ts'
import type { Values } from '../argv/values.ts'
import type { Settings } from '../config/types.ts'
import type { Context } from '../context.ts'
import { checkDatabase } from '../database/open.ts'
import { usageError } from '../errors/cli-error.ts'
import { EXIT } from '../errors/exit-codes.ts'
import { withQueue } from '../jobs/queue.ts'
import { runJobs } from '../jobs/run.ts'
import { renderJobs } from '../render/jobs.ts'
import { field } from '../util/objects.ts'
import type { JobsDone } from '../render/jobs.ts'

const ACTIONS = ['add', 'list', 'retry', 'run'] as const

const STATES = ['waiting', 'running', 'failed'] as const

interface JobsArguments {
  readonly action: (typeof ACTIONS)[number]
  /** What is to be done, such as `backfill`; null: every kind. */
  readonly kind: string | null
  /** Left out, the scope of the configuration for `add`, every scope for the others. */
  readonly scope: string | undefined
  readonly allScopes: boolean
  readonly state: (typeof STATES)[number] | undefined
  readonly batch: number | undefined
  readonly limit: number
  readonly cursor: string | null
  readonly concurrency: number | undefined
  readonly untilIdle: boolean
}

/** Work that other processes do, kept in the database until it is done. */
async function jobs(options: JobsArguments, context: Context): Promise<JobsDone> {
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

export const spec = command({
  name: 'jobs',
  argument: { syntax: '<action>', help: 'jobAction' },
  furtherArgument: { syntax: '[kind]', help: 'jobKind' },
  options: ['allScopes', 'batch', 'state', 'limit', 'cursor', 'concurrency', 'untilIdle', ...MODEL_OPTIONS],
  read: (values): JobsArguments => {
    const action = actionOf(values)
    const kind = values.afterFirst.argument
    if (action === 'add' && kind === null) throw usageError((t) => t.errors.missingArgument('kind'))
    const [scope, allScopes] = [values.text('scope'), values.flag('all-scopes')]
    if (allScopes && scope !== undefined) throw values.exclusive('--all-scopes', '--scope')
    return {
      action,
      kind,
      scope,
      allScopes,
      state: values.choice('state', STATES),
      batch: values.integer('batch', 1, 1000),
      limit: values.integer('limit', 1, 1000) ?? 20,
      cursor: values.text('cursor') ?? null,
      concurrency: values.integer('concurrency', 1, 100),
      untilIdle: values.flag('until-idle'),
    }
  },
  run: jobs,
  render: renderJobs,
  exit: (done) => (done.action === 'run' && done.failed > 0 ? EXIT.failed : EXIT.ok),
})

function actionOf({ argument }: Values): JobsArguments['action'] {
  const action = ACTIONS.find((one) => one === argument)
  if (action === undefined) {
    throw usageError((t) => t.errors.notAChoice('<action>', argument ?? '', ACTIONS.join(', ')))
  }
  return action
}
