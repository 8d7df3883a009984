import type { Kysely } from 'kysely'
import type { SqlFlavor } from '../flavor.ts'

/** What a card's time words mean, and its value in a form of its own. Cards from before have neither until a backfill reads them again. */
export async function cardTimes(db: Kysely<unknown>, flavor: SqlFlavor): Promise<void> {
  const { text, json } = flavor.types
  await db.schema.alterTable('memory_cards').addColumn('normal_value', text).execute()
  await db.schema.alterTable('memory_cards').addColumn('event_period', json).execute()
}
