import { command } from '../../argv/command.ts'

export const migrateSpec = command({
  name: 'migrate',
  options: [],
  read: () => null,
  load: async () => {
    const { migrate } = await import('./index.ts')
    return {
      run: migrate,
      render: ({ db, before, after }, { text }) =>
        text.output.migrated(db, before ?? text.output.noSchema, after ?? text.output.noSchema),
    }
  },
})
