import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { constant, partitionName } from './names.ts'

/** Room on each page for a changed row beside its old version: the row of a scope changes with every write. */
const FILL = { scopes: 50 } as const
const PACKED = 100

/** Cuts a table into parts by hash of the scope. */
export async function createPartitions(db: Kysely<unknown>, table: string, count: number): Promise<void> {
  const fill = table in FILL ? FILL.scopes : PACKED
  for (let part = 0; part < count; part += 1) {
    await sql`create table ${sql.table(partitionName(table, part))} partition of ${sql.table(table)}
      for values with (modulus ${constant(count)}, remainder ${constant(part)})
      with (fillfactor = ${constant(fill)})`.execute(db)
  }
}
