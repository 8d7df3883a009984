import { command } from '../../argv/command.ts'

export interface MigrateArguments {
  /** Of a server: into how many parts tables are cut, whom they are opened for, and whether Citus spreads them. */
  readonly partitions: number | undefined
  readonly grantTo: string | undefined
  readonly grantWorkerTo: string | undefined
  readonly citus: boolean
}

export const migrateSpec = command({
  name: 'migrate',
  options: ['partitions', 'grantTo', 'grantWorkerTo', 'citus'],
  read: (values): MigrateArguments => ({
    partitions: values.integer('partitions', 1, 64),
    grantTo: values.text('grant-to'),
    grantWorkerTo: values.text('grant-worker-to'),
    citus: values.flag('citus'),
  }),
  load: async () => {
    const [{ migrate }, { renderMigrated }] = await Promise.all([
      import('./index.ts'),
      import('../../render/migrated.ts'),
    ])
    return { run: migrate, render: renderMigrated }
  },
})
