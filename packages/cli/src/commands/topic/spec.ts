import { command } from '../../argv/command.ts'

export interface TopicArguments {
  readonly topic: string
  readonly session: string | undefined
  readonly limit: number
  readonly cursor: string | null
}

export const topicSpec = command({
  name: 'topic',
  group: 'sessions',
  argument: { syntax: '<topic>', help: 'topic' },
  options: ['onlySession', 'limit', 'cursor'],
  read: (values): TopicArguments => ({
    topic: values.argument ?? '',
    session: values.label('session'),
    limit: values.integer('limit', 1, 1000) ?? 20,
    cursor: values.text('cursor') ?? null,
  }),
  load: async () => {
    const [{ topic }, { renderPairPage }] = await Promise.all([
      import('./index.ts'),
      import('../../render/sessions/pairs.ts'),
    ])
    return { run: topic, render: renderPairPage }
  },
})
