import { command } from '../../argv/command.ts'
import type { TextSource } from '../../argv/values.ts'

export interface SameArguments {
  readonly question: TextSource
  readonly limit: number
}

export const sameSpec = command({
  name: 'same',
  group: 'sessions',
  argument: { syntax: '[text...]', help: 'text' },
  options: ['file', 'limit'],
  read: (values): SameArguments => ({
    question: values.textSource(),
    limit: values.integer('limit', 1, 100) ?? 5,
  }),
  load: async () => {
    const [{ same }, { renderPairs }] = await Promise.all([
      import('./index.ts'),
      import('../../render/sessions/pairs.ts'),
    ])
    return { run: same, render: renderPairs }
  },
})
