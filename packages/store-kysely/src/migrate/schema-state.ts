import { StoreError } from '@recollect/core'
import { Kysely } from 'kysely'
import type { SqlConnection } from '../driver/sql-driver.ts'
import type { SqlFlavor } from '../flavor.ts'
import { MIGRATIONS } from '../migrations/index.ts'
import { boundDialect } from './bound-dialect.ts'

export const MIGRATION_TABLE = 'schema_migrations'
export const MIGRATION_LOCK_TABLE = 'schema_migrations_lock'

interface MigrationTables {
  schema_migrations: { name: string }
}

/** Whether the database stands where this library does. Writes nothing. Throws `STORE_NEWER` when it is ahead. */
export async function schemaState(
  connection: SqlConnection,
  flavor: SqlFlavor,
): Promise<'current' | 'behind'> {
  const db = new Kysely<MigrationTables>({ dialect: boundDialect(connection, flavor) })
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some((table) => table.name === MIGRATION_TABLE)) return 'behind'
  const applied = await db.selectFrom(MIGRATION_TABLE).select('name').orderBy('name').execute()
  const known = new Set(MIGRATIONS.map((migration) => migration.name))
  const unknown = applied.find(({ name }) => !known.has(name))
  if (unknown !== undefined) {
    throw new StoreError(
      'STORE_NEWER',
      `The database was written by a newer version of Recollect (it has migration "${unknown.name}"). ` +
        'Update the @recollect packages; nothing in it was changed.',
    )
  }
  return applied.length === known.size ? 'current' : 'behind'
}
