import { command } from '../../argv/command.ts'

export const statsSpec = command({
  name: 'stats',
  group: 'sessions',
  options: [],
  read: () => null,
  load: async () => {
    const [{ stats }, { renderStats }] = await Promise.all([
      import('./index.ts'),
      import('../../render/sessions/stats.ts'),
    ])
    return { run: stats, render: renderStats }
  },
})
