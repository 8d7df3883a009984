import { command } from '../../argv/command.ts'
import { EXIT } from '../../errors/exit-codes.ts'

export interface RetainArguments {
  readonly dryRun: boolean
  readonly allScopes: boolean
  readonly yes: boolean
}

export const retainSpec = command({
  name: 'retain',
  group: 'safety',
  options: ['retainDryRun', 'allScopes', 'yes'],
  read: (values): RetainArguments => {
    const allScopes = values.flag('all-scopes')
    if (allScopes && values.text('scope') !== undefined) throw values.exclusive('--all-scopes', '--scope')
    return { dryRun: values.flag('dry-run'), allScopes, yes: values.flag('yes') }
  },
  load: async () => {
    const [{ retain }, { renderRetained }] = await Promise.all([
      import('./index.ts'),
      import('../../render/safety/retained.ts'),
    ])
    return {
      run: retain,
      render: renderRetained,
      exit: ({ stopped }) => (stopped ? EXIT.interrupted : EXIT.ok),
    }
  },
})
