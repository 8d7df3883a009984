import type { Kysely } from 'kysely'

/** In order: a name is free before another column takes it. */
const RENAMED = [
  ['event_date', 'valid_from'],
  ['event_period', 'event_date'],
  ['created_at', 'recorded_at'],
  ['updated_at', 'last_seen_at'],
] as const

/** Columns of facts are called what they hold. Only the schema changes, no row. */
export async function cardColumns(db: Kysely<unknown>): Promise<void> {
  for (const [from, to] of RENAMED)
    await db.schema.alterTable('memory_cards').renameColumn(from, to).execute()
}
