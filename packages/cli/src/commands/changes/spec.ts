import { command } from '../../argv/command.ts'

export interface ChangesArguments {
  readonly limit: number
  readonly cursor: string | null
}

export const changesSpec = command({
  name: 'changes',
  options: ['limit', 'cursor'],
  read: (values): ChangesArguments => ({
    limit: values.integer('limit', 1, 1000) ?? 20,
    cursor: values.text('cursor') ?? null,
  }),
  load: async () => {
    const [{ changes }, { renderLog }] = await Promise.all([
      import('./index.ts'),
      import('../../render/log.ts'),
    ])
    return { run: changes, render: renderLog }
  },
})
