import { command } from '../../argv/command.ts'
import type { TextSource } from '../../argv/values.ts'

export interface RecallArguments {
  readonly query: TextSource
  readonly limit: number | undefined
  readonly trace: boolean
  readonly inactive: boolean
}

export const recallSpec = command({
  name: 'recall',
  argument: { syntax: '[text...]', help: 'text' },
  options: ['file', 'limit', 'trace', 'inactive'],
  read: (values): RecallArguments => ({
    query: values.textSource(),
    limit: values.integer('limit', 1, 1000),
    trace: values.flag('trace'),
    inactive: values.flag('inactive'),
  }),
  load: async () => {
    const [{ recall }, { renderRecall }] = await Promise.all([
      import('./index.ts'),
      import('../../render/recall.ts'),
    ])
    return { run: recall, render: renderRecall }
  },
})
