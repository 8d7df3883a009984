import type { Kysely } from 'kysely'
import type { SqlFlavor } from '../../flavor.ts'
import { createTable } from '../create-table.ts'

/** Episodes, found by time, by how far they are and by session; and which one each message is in. */
export async function createEpisodes(db: Kysely<unknown>, flavor: SqlFlavor): Promise<void> {
  const { text, bigint, integer, time } = flavor.types
  // Not clustered: rows hold whole narrations, of which few fit into a page of the tree that finds them.
  await createTable(db, flavor, 'heap', 'episodes', (table) =>
    table
      .addColumn('scope', bigint, (column) => column.notNull().references('scopes.id'))
      .addColumn('id', text, (column) => column.notNull())
      .addColumn('title', text, (column) => column.notNull())
      .addColumn('summary', text, (column) => column.notNull())
      .addColumn('content', text, (column) => column.notNull())
      .addColumn('item_ids', text, (column) => column.notNull())
      .addColumn('session', text)
      .addColumn('started_at', time, (column) => column.notNull())
      .addColumn('ended_at', time, (column) => column.notNull())
      .addColumn('recorded_at', time, (column) => column.notNull())
      .addColumn('narrated_by', text, (column) => column.notNull())
      .addColumn('discovered_by', text)
      .addColumn('discovered_at', time)
      .addColumn('state', text, (column) => column.notNull())
      .addColumn('attempts', integer, (column) => column.notNull())
      .addColumn('last_error', text)
      .addColumn('terms', text, (column) => column.notNull())
      .addPrimaryKeyConstraint('episodes_pk', ['scope', 'id']),
  )
  const index = (name: string) => db.schema.createIndex(`episodes_${name}`).on('episodes')
  await index('time').columns(['scope', 'started_at', 'id']).execute()
  await index('state').columns(['scope', 'state', 'started_at', 'id']).execute()
  await index('session').columns(['scope', 'session', 'ended_at', 'id']).execute()
  await createEpisodeItems(db, flavor)
}

/** Its key says that a message is in one episode at most. */
async function createEpisodeItems(db: Kysely<unknown>, flavor: SqlFlavor): Promise<void> {
  const { text, bigint } = flavor.types
  await createTable(db, flavor, 'clustered', 'episode_items', (table) =>
    table
      .addColumn('scope', bigint, (column) => column.notNull().references('scopes.id'))
      .addColumn('item_id', text, (column) => column.notNull())
      .addColumn('episode_id', text, (column) => column.notNull())
      .addPrimaryKeyConstraint('episode_items_pk', ['scope', 'item_id']),
  )
}
