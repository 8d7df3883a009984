import { command } from '../../argv/command.ts'
import type { TextSource } from '../../argv/values.ts'

export interface QueryArguments {
  readonly query: TextSource
  readonly limit: number
  readonly minSignificance: number
  readonly session: string | undefined
}

export const querySpec = command({
  name: 'query',
  group: 'sessions',
  argument: { syntax: '[text...]', help: 'text' },
  options: ['file', 'limit', 'minSig', 'onlySession'],
  read: (values): QueryArguments => ({
    query: values.textSource(),
    limit: values.integer('limit', 1, 100) ?? 5,
    minSignificance: values.share('min-sig') ?? 0,
    session: values.label('session'),
  }),
  load: async () => {
    const [{ query }, { renderHits }] = await Promise.all([
      import('./index.ts'),
      import('../../render/sessions/pairs.ts'),
    ])
    return { run: query, render: renderHits }
  },
})
