import { command } from '../../argv/command.ts'
import { MODEL_OPTIONS } from '../../argv/models.ts'
import type { Values } from '../../argv/values.ts'
import { usageError } from '../../errors/cli-error.ts'
import { EXIT } from '../../errors/exit-codes.ts'

const ACTIONS = ['add', 'list', 'retry', 'run'] as const
const STATES = ['waiting', 'running', 'failed'] as const

export interface JobsArguments {
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

export const jobsSpec = command({
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
  load: async () => {
    const [{ jobs }, { renderJobs }] = await Promise.all([
      import('./index.ts'),
      import('../../render/jobs.ts'),
    ])
    return {
      run: jobs,
      render: renderJobs,
      exit: (done) => (done.action === 'run' && done.failed > 0 ? EXIT.failed : EXIT.ok),
    }
  },
})

function actionOf({ argument }: Values): JobsArguments['action'] {
  const action = ACTIONS.find((one) => one === argument)
  if (action === undefined) {
    throw usageError((t) => t.errors.notAChoice('<action>', argument ?? '', ACTIONS.join(', ')))
  }
  return action
}
