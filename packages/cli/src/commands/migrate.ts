import { command } from '../argv/command.ts'
import type { Context } from '../context.ts'
import { isServer } from '../database/address.ts'
import { checkDatabaseFile } from '../database/file.ts'
import { usageError } from '../errors/cli-error.ts'
import { tryInspect } from '../inspect/database.ts'
import type { DatabaseFile } from '../inspect/database.ts'
import { withMemory } from '../open-memory.ts'
import type { View } from '../render/view.ts'
import { attempt } from '../util/attempt.ts'
import { migrateServer } from './migrate/server.ts'
import type { MigrateArguments, Migrated } from './migrate/server.ts'

/** Opening a memory brings its schema up to date; this says from where to where. */
function migrate(options: MigrateArguments, context: Context): Promise<Migrated> {
  const { settings } = context.loaded
  return isServer(settings.db) ? migrateServer(options, settings) : migrateFile(options, context)
}

async function migrateFile(options: MigrateArguments, context: Context): Promise<Migrated> {
  const { settings } = context.loaded
  const { db } = settings
  refuseServerOptions(options)
  await checkDatabaseFile(settings, 'read')
  const before = await version(settings)
  await withMemory(context, 'read', () => Promise.resolve())
  return {
    ...{ db, before, after: await version(settings) },
    ...{ grantedTo: null, grantedWorkerTo: null, partsKept: null, distributed: null },
  }
}

/** A file has one owner and no parts. */
function refuseServerOptions({ partitions, grantTo, grantWorkerTo, citus }: MigrateArguments): void {
  const given = [
    partitions !== undefined && '--partitions',
    grantTo !== undefined && '--grant-to',
    grantWorkerTo !== undefined && '--grant-worker-to',
    citus && '--citus',
  ]
  const [flag] = given.filter((name) => name !== false)
  if (flag !== undefined) throw usageError((t) => t.server.needsServer(flag))
}

/** A file that cannot be inspected is left to the store, which says why. */
async function version(file: DatabaseFile): Promise<string | null> {
  const opened = await tryInspect(file)
  if (!opened.ok) return null
  const found = attempt(() => opened.value.schemaVersion())
  opened.value.close()
  return found.ok ? found.value : null
}

function renderMigrated(
  { db, before, after, grantedTo, grantedWorkerTo, partsKept, distributed }: Migrated,
  { text: { output, server } }: View,
): string {
  return [
    output.migrated(db, before ?? output.noSchema, after ?? output.noSchema),
    ...(grantedTo === null ? [] : [server.granted(grantedTo)]),
    ...(grantedWorkerTo === null ? [] : [server.grantedToWorker(grantedWorkerTo)]),
    ...(partsKept === null ? [] : [server.partsKept(partsKept)]),
    ...(distributed === null ? [] : [server.distributed(distributed.tables, distributed.changed)]),
  ].join('\n')
}

export const spec = command({
  name: 'migrate',
  options: ['partitions', 'grantTo', 'grantWorkerTo', 'citus'],
  read: (values): MigrateArguments => ({
    partitions: values.integer('partitions', 1, 64),
    grantTo: values.text('grant-to'),
    grantWorkerTo: values.text('grant-worker-to'),
    citus: values.flag('citus'),
  }),
  run: migrate,
  render: renderMigrated,
})
