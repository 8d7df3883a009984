import { command } from '../../argv/command.ts'

export interface HistoryArguments {
  readonly slot: string
  readonly knownAt: string | undefined
}

export const historySpec = command({
  name: 'history',
  argument: { syntax: '<slot>', help: 'slot' },
  options: ['knownAt'],
  read: (values): HistoryArguments => ({ slot: values.argument ?? '', knownAt: values.time('known-at') }),
  load: async () => {
    const [{ history }, { renderHistory }] = await Promise.all([
      import('./index.ts'),
      import('../../render/history.ts'),
    ])
    return { run: history, render: renderHistory }
  },
})
