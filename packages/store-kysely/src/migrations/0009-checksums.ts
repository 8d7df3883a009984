import type { Kysely } from 'kysely'
import type { SqlFlavor } from '../flavor.ts'

/** Messages and facts carry a checksum of what never changes of them. Rows that are there already have none, and are read as they are. */
export async function checksums(db: Kysely<unknown>, flavor: SqlFlavor): Promise<void> {
  for (const table of ['memory_items', 'memory_cards'])
    await db.schema.alterTable(table).addColumn('checksum', flavor.types.integer).execute()
}
