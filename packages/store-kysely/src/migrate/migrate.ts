import { RecollectError, StoreError } from '@recollect/core'
import { Kysely, Migrator } from 'kysely'
import type { SqlConnection, SqlDriver } from '../driver/sql-driver.ts'
import type { SqlFlavor } from '../flavor.ts'
import { MIGRATIONS } from '../migrations/index.ts'
import { boundDialect } from './bound-dialect.ts'
import { MIGRATION_LOCK_TABLE, MIGRATION_TABLE, schemaState } from './schema-state.ts'

/**
 * Brings the schema up to date: every outstanding migration in one transaction, so that an interrupted run leaves nothing.
 * Several processes may do it at once; those that come second find it done.
 */
export async function migrate(driver: SqlDriver, flavor: SqlFlavor): Promise<void> {
  const isDone = await driver.read(
    null,
    null,
    async (connection) =>
      (await schemaState(connection, flavor)) === 'current' &&
      !(await mustMove(connection, flavor)) &&
      !(await isUnfinished(connection, flavor)),
  )
  if (isDone) return
  await driver.write(null, null, async (connection) => {
    if ((await schemaState(connection, flavor)) === 'behind') await runMigrations(connection, flavor)
    if (await mustMove(connection, flavor)) await flavor.vectors?.move(connection, dbOf(connection, flavor))
    if (await isUnfinished(connection, flavor)) await flavor.afterMigrations(dbOf(connection, flavor))
  })
}

async function mustMove(connection: SqlConnection, { vectors }: SqlFlavor): Promise<boolean> {
  return vectors !== undefined && (await vectors.mustMove(connection))
}

async function isUnfinished(connection: SqlConnection, flavor: SqlFlavor): Promise<boolean> {
  return flavor.isUnfinished !== undefined && (await flavor.isUnfinished(dbOf(connection, flavor)))
}

function dbOf(connection: SqlConnection, flavor: SqlFlavor): Kysely<unknown> {
  return new Kysely<unknown>({ dialect: boundDialect(connection, flavor) })
}

async function runMigrations(connection: SqlConnection, flavor: SqlFlavor): Promise<void> {
  const db = dbOf(connection, flavor)
  await flavor.beforeMigrations(db)
  await migrateToLatest(db, flavor)
  await flavor.afterMigrations(db)
}

async function migrateToLatest(db: Kysely<unknown>, flavor: SqlFlavor): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: {
      getMigrations: async () =>
        Object.fromEntries(MIGRATIONS.map((entry) => [entry.name, bind(entry, flavor)])),
    },
    migrationTableName: MIGRATION_TABLE,
    migrationLockTableName: MIGRATION_LOCK_TABLE,
    // Kysely would order what was applied by the clock of the machine; names tell the order here.
    allowUnorderedMigrations: true,
  })
  const { error } = await migrator.migrateToLatest()
  if (error === undefined) return
  if (RecollectError.isInstance(error)) throw error
  throw new StoreError(
    'STORE_UNAVAILABLE',
    'The database could not be migrated and is as it was. See the cause, and call migrate() again.',
    { cause: error },
  )
}

function bind(migration: (typeof MIGRATIONS)[number], flavor: SqlFlavor) {
  return { up: (db: Kysely<unknown>): Promise<void> => migration.up(db, flavor) }
}
