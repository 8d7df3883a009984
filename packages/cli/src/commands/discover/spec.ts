import { command } from '../../argv/command.ts'
import { MODEL_OPTIONS } from '../../argv/models.ts'
import { EXIT } from '../../errors/exit-codes.ts'
import { isFailed } from './outcome.ts'

export interface DiscoverArguments {
  readonly dryRun: boolean
  readonly limit: number | undefined
  readonly sample: number | undefined
  readonly skipped: boolean
  readonly failed: boolean
  /** Also what may still be going on. */
  readonly ongoing: boolean
  readonly allScopes: boolean
}

export const discoverSpec = command({
  name: 'discover',
  group: 'knowledge',
  options: [
    'discoverDryRun',
    'episodes',
    'sample',
    'skipped',
    'failed',
    'now',
    'allScopes',
    ...MODEL_OPTIONS,
  ],
  read: (values): DiscoverArguments => {
    const allScopes = values.flag('all-scopes')
    if (allScopes && values.text('scope') !== undefined) throw values.exclusive('--all-scopes', '--scope')
    return {
      dryRun: values.flag('dry-run'),
      limit: values.integer('limit', 1, 10_000),
      sample: values.integer('sample', 1, 10_000),
      skipped: values.flag('skipped'),
      failed: values.flag('failed'),
      ongoing: values.flag('now'),
      allScopes,
    }
  },
  load: async () => {
    const [{ discover }, { renderDiscovered }] = await Promise.all([
      import('./index.ts'),
      import('../../render/knowledge/discovered.ts'),
    ])
    return {
      run: discover,
      render: renderDiscovered,
      exit: (done) => (done.interrupted ? EXIT.interrupted : isFailed(done) ? EXIT.failed : EXIT.ok),
    }
  },
})
