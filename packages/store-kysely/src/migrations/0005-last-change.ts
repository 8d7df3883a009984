import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { SqlFlavor } from '../flavor.ts'

/** The number of the last change stands with the other numbers of a scope, so that none is looked for as a change is written. */
export async function lastChange(db: Kysely<unknown>, flavor: SqlFlavor): Promise<void> {
  await db.schema
    .alterTable('scopes')
    .addColumn('last_change', flavor.types.bigint, (column) => column.notNull().defaultTo(0))
    .execute()
  await sql`update scopes set last_change = coalesce((select max(seq) from changes where scope = scopes.id), 0)`.execute(
    db,
  )
}
