import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { constant, partitionName } from './names.ts'

/** How full pages are made, in percent: a changed row beside its old version costs no index entry. A scope's row changes with every write. */
const FILL: Readonly<Record<string, number>> = { scopes: 50, memory_items: 90, memory_cards: 90 }
const PACKED = 100

/** Cuts a table into parts by hash of the scope. */
export async function createPartitions(db: Kysely<unknown>, table: string, count: number): Promise<void> {
  const fill = FILL[table] ?? PACKED
  for (let part = 0; part < count; part += 1) {
    await sql`create table ${sql.table(partitionName(table, part))} partition of ${sql.table(table)}
      for values with (modulus ${constant(count)}, remainder ${constant(part)})
      with (fillfactor = ${constant(fill)})`.execute(db)
  }
}
