import { command } from '../../argv/command.ts'

export interface SessionsArguments {
  readonly archived: boolean
  readonly limit: number
  readonly cursor: string | null
}

export const sessionsSpec = command({
  name: 'sessions',
  group: 'sessions',
  options: ['archived', 'limit', 'cursor'],
  read: (values): SessionsArguments => ({
    archived: values.flag('archived'),
    limit: values.integer('limit', 1, 1000) ?? 100,
    cursor: values.text('cursor') ?? null,
  }),
  load: async () => {
    const [{ sessions }, { renderSessions }] = await Promise.all([
      import('./index.ts'),
      import('../../render/sessions/list.ts'),
    ])
    return { run: sessions, render: renderSessions }
  },
})
