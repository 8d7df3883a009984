import { command } from '../../argv/command.ts'

export interface HistoryArguments {
  readonly slot: string
}

export const historySpec = command({
  name: 'history',
  argument: { syntax: '<slot>', help: 'slot' },
  options: [],
  read: (values): HistoryArguments => ({ slot: values.argument ?? '' }),
  load: async () => {
    const [{ history }, { renderHistory }] = await Promise.all([
      import('./index.ts'),
      import('../../render/history.ts'),
    ])
    return { run: history, render: renderHistory }
  },
})
