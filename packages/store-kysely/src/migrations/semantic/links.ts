import type { Kysely } from 'kysely'
import type { SqlFlavor } from '../../flavor.ts'
import { createTable } from '../create-table.ts'

/** What joins records: episodes with nodes, nodes with nodes, and records with what they are found by. */
export async function createLinks(db: Kysely<unknown>, flavor: SqlFlavor): Promise<void> {
  await createEpisodeNodes(db, flavor)
  await createRelationships(db, flavor)
  await createKeys(db, flavor)
}

async function createEpisodeNodes(db: Kysely<unknown>, flavor: SqlFlavor): Promise<void> {
  const { text, bigint, flag } = flavor.types
  await createTable(db, flavor, 'clustered', 'episode_nodes', (table) =>
    table
      .addColumn('scope', bigint, (column) => column.notNull().references('scopes.id'))
      .addColumn('episode_id', text, (column) => column.notNull())
      .addColumn('node_id', text, (column) => column.notNull())
      .addColumn('is_evolution', flag, (column) => column.notNull())
      .addPrimaryKeyConstraint('episode_nodes_pk', ['scope', 'episode_id', 'node_id']),
  )
  await db.schema
    .createIndex('episode_nodes_node')
    .on('episode_nodes')
    .columns(['scope', 'node_id', 'episode_id'])
    .execute()
}

/** Edges between nodes, one for each pair and type. */
async function createRelationships(db: Kysely<unknown>, flavor: SqlFlavor): Promise<void> {
  const { text, bigint, real, time } = flavor.types
  await createTable(db, flavor, 'heap', 'semantic_relationships', (table) =>
    table
      .addColumn('scope', bigint, (column) => column.notNull().references('scopes.id'))
      .addColumn('id', text, (column) => column.notNull())
      .addColumn('source_node_id', text, (column) => column.notNull())
      .addColumn('target_node_id', text, (column) => column.notNull())
      .addColumn('relationship_type', text, (column) => column.notNull())
      .addColumn('strength', real, (column) => column.notNull())
      .addColumn('description', text)
      .addColumn('discovery_episode_id', text)
      .addColumn('episode_ids', text, (column) => column.notNull())
      .addColumn('created_at', time, (column) => column.notNull())
      .addColumn('last_reinforced', time, (column) => column.notNull())
      .addPrimaryKeyConstraint('semantic_relationships_pk', ['scope', 'id']),
  )
  const index = (name: string) =>
    db.schema.createIndex(`semantic_relationships_${name}`).on('semantic_relationships')
  await index('edge')
    .unique()
    .columns(['scope', 'source_node_id', 'target_node_id', 'relationship_type'])
    .execute()
  await index('target').columns(['scope', 'target_node_id']).execute()
}

/** All of a row is its key: what has one key, newest last, stands one behind the other. */
async function createKeys(db: Kysely<unknown>, flavor: SqlFlavor): Promise<void> {
  const { text, bigint, integer } = flavor.types
  await createTable(db, flavor, 'clustered', 'semantic_keys', (table) =>
    table
      .addColumn('scope', bigint, (column) => column.notNull().references('scopes.id'))
      .addColumn('kind', integer, (column) => column.notNull())
      .addColumn('key', text, (column) => column.notNull())
      .addColumn('id', text, (column) => column.notNull())
      .addPrimaryKeyConstraint('semantic_keys_pk', ['scope', 'kind', 'key', 'id']),
  )
}
