import type { CreateTableBuilder, Kysely } from 'kysely'
import type { ScopeColumn, SqlFlavor } from '../flavor.ts'

/** Makes a table in the way of the database. */
export async function createTable<T extends string, C extends string>(
  db: Kysely<unknown>,
  flavor: SqlFlavor,
  kind: 'heap' | 'clustered',
  name: T,
  define: (table: CreateTableBuilder<T>) => CreateTableBuilder<T, C>,
  scope: ScopeColumn = 'scope',
): Promise<void> {
  await flavor.tableEnd(define(db.schema.createTable(name)), kind, scope).execute()
  await flavor.tableMade(db, name, scope)
}
