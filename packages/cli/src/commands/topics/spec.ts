import { command } from '../../argv/command.ts'

export interface TopicsArguments {
  readonly limit: number
  readonly cursor: string | null
}

export const topicsSpec = command({
  name: 'topics',
  group: 'sessions',
  options: ['limit', 'cursor'],
  read: (values): TopicsArguments => ({
    limit: values.integer('limit', 1, 1000) ?? 100,
    cursor: values.text('cursor') ?? null,
  }),
  load: async () => {
    const [{ topics }, { renderTopics }] = await Promise.all([
      import('./index.ts'),
      import('../../render/sessions/topics.ts'),
    ])
    return { run: topics, render: renderTopics }
  },
})
