import type { Context } from '../../context.ts'
import { isServer } from '../../database/address.ts'
import { checkDatabaseFile } from '../../database/file.ts'
import { usageError } from '../../errors/cli-error.ts'
import { tryInspect } from '../../inspect/database.ts'
import type { DatabaseFile } from '../../inspect/database.ts'
import { withMemory } from '../../open-memory.ts'
import { attempt } from '../../util/attempt.ts'
import { migrateServer } from './server.ts'
import type { MigrateArguments } from './spec.ts'

export interface Migrated {
  readonly db: string
  /** Name of the newest migration; null: no schema. */
  readonly before: string | null
  readonly after: string | null
  /** The role that may read and write now. */
  readonly grantedTo: string | null
  /** The role that may list scopes and run jobs, too. */
  readonly grantedWorkerTo: string | null
  /** How many parts the tables have, where that is not what was asked for: it cannot be changed. Else null. */
  readonly partsKept: number | null
  /** What Citus spreads over its nodes. */
  readonly distributed: { readonly tables: number; readonly changed: boolean } | null
}

/** Opening a memory brings its schema up to date; this says from where to where. */
export function migrate(options: MigrateArguments, context: Context): Promise<Migrated> {
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
