import type { Kysely } from 'kysely'
import type { SqlFlavor } from '../../flavor.ts'
import { createTable } from '../create-table.ts'

/** Nodes as they stand, one for each normal form of a key, and every value they had. */
export async function createNodes(db: Kysely<unknown>, flavor: SqlFlavor): Promise<void> {
  const { text, bigint, integer, real, time } = flavor.types
  await createTable(db, flavor, 'heap', 'semantic_nodes', (table) =>
    table
      .addColumn('scope', bigint, (column) => column.notNull().references('scopes.id'))
      .addColumn('id', text, (column) => column.notNull())
      .addColumn('key', text, (column) => column.notNull())
      .addColumn('key_form', text, (column) => column.notNull())
      .addColumn('key_words', text, (column) => column.notNull())
      .addColumn('value', text, (column) => column.notNull())
      .addColumn('context', text, (column) => column.notNull())
      .addColumn('gap_type', text, (column) => column.notNull())
      .addColumn('confidence', real, (column) => column.notNull())
      .addColumn('version', integer, (column) => column.notNull())
      .addColumn('versions', integer, (column) => column.notNull())
      .addColumn('quote', text, (column) => column.notNull())
      .addColumn('source_memory_id', text, (column) => column.notNull())
      .addColumn('span_start', integer, (column) => column.notNull())
      .addColumn('span_end', integer, (column) => column.notNull())
      .addColumn('valid_from', time, (column) => column.notNull())
      .addColumn('created_at', time, (column) => column.notNull())
      .addColumn('last_updated', time, (column) => column.notNull())
      .addColumn('last_accessed', time)
      .addColumn('access_count', bigint, (column) => column.notNull())
      .addColumn('relevance_score', real, (column) => column.notNull())
      .addColumn('importance_score', real, (column) => column.notNull())
      .addColumn('discovery_episode_id', text)
      .addColumn('discovery_method', text, (column) => column.notNull())
      .addColumn('search_keywords', text, (column) => column.notNull())
      .addPrimaryKeyConstraint('semantic_nodes_pk', ['scope', 'id']),
  )
  await db.schema
    .createIndex('semantic_nodes_key')
    .unique()
    .on('semantic_nodes')
    .columns(['scope', 'key_form'])
    .execute()
  await createVersions(db, flavor)
}

async function createVersions(db: Kysely<unknown>, flavor: SqlFlavor): Promise<void> {
  const { text, bigint, integer, real, time } = flavor.types
  await createTable(db, flavor, 'heap', 'node_versions', (table) =>
    table
      .addColumn('scope', bigint, (column) => column.notNull().references('scopes.id'))
      .addColumn('node_id', text, (column) => column.notNull())
      .addColumn('version', integer, (column) => column.notNull())
      .addColumn('value', text, (column) => column.notNull())
      .addColumn('context', text, (column) => column.notNull())
      .addColumn('gap_type', text, (column) => column.notNull())
      .addColumn('confidence', real, (column) => column.notNull())
      .addColumn('episode_id', text)
      .addColumn('quote', text, (column) => column.notNull())
      .addColumn('source_memory_id', text, (column) => column.notNull())
      .addColumn('span_start', integer, (column) => column.notNull())
      .addColumn('span_end', integer, (column) => column.notNull())
      .addColumn('valid_from', time, (column) => column.notNull())
      .addColumn('valid_to', time)
      // `NodeVersion.seen` as a JSON list.
      .addColumn('seen', text, (column) => column.notNull())
      .addColumn('recorded_at', time, (column) => column.notNull())
      .addPrimaryKeyConstraint('node_versions_pk', ['scope', 'node_id', 'version']),
  )
}
