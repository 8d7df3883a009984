import type { Kysely } from 'kysely'
import type { SqlFlavor } from '../flavor.ts'

/** Messages tell what of them nothing could read. Those that are there already are marked when they are read again. */
export async function unread(db: Kysely<unknown>, flavor: SqlFlavor): Promise<void> {
  await db.schema.alterTable('memory_items').addColumn('unread', flavor.types.text).execute()
}
