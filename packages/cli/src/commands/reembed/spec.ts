import { command } from '../../argv/command.ts'
import { EXIT } from '../../errors/exit-codes.ts'

export interface ReembedArguments {
  readonly batch: number | undefined
  readonly allScopes: boolean
}

export const reembedSpec = command({
  name: 'reembed',
  options: ['batch', 'allScopes'],
  read: (values): ReembedArguments => {
    const allScopes = values.flag('all-scopes')
    if (allScopes && values.text('scope') !== undefined) throw values.exclusive('--all-scopes', '--scope')
    return { batch: values.integer('batch', 1, 1000), allScopes }
  },
  load: async () => {
    const [{ reembed }, { renderReembed }] = await Promise.all([
      import('./index.ts'),
      import('../../render/reembed.ts'),
    ])
    return {
      run: reembed,
      render: renderReembed,
      exit: ({ stopped }) => (stopped ? EXIT.interrupted : EXIT.ok),
    }
  },
})
