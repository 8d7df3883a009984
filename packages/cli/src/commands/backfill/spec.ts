import { command } from '../../argv/command.ts'
import { EXIT } from '../../errors/exit-codes.ts'

export interface BackfillArguments {
  readonly batch: number | undefined
  readonly allScopes: boolean
}

export const backfillSpec = command({
  name: 'backfill',
  options: ['batch', 'allScopes'],
  read: (values): BackfillArguments => {
    const allScopes = values.flag('all-scopes')
    if (allScopes && values.text('scope') !== undefined) throw values.exclusive('--all-scopes', '--scope')
    return { batch: values.integer('batch', 1, 1000), allScopes }
  },
  load: async () => {
    const [{ backfill }, { renderBackfill }] = await Promise.all([
      import('./index.ts'),
      import('../../render/backfill.ts'),
    ])
    return {
      run: backfill,
      render: renderBackfill,
      exit: ({ stopped }) => (stopped ? EXIT.interrupted : EXIT.ok),
    }
  },
})
