import type { Kysely } from 'kysely'
import type { IndexShape, SqlFlavor } from '../flavor.ts'
import { createEpisodes } from './semantic/episodes.ts'
import { createLinks } from './semantic/links.ts'
import { createNodes } from './semantic/nodes.ts'
import { createUpkeep } from './semantic/upkeep.ts'

/** A thousand scopes of a hundred episodes of ten messages, with two hundred nodes of two values. */
const INDEX_SHAPES: readonly IndexShape[] = [
  { table: 'episodes', index: null, rows: [100_000, 100, 1] },
  { table: 'episodes', index: 'episodes_time', rows: [100_000, 100, 1, 1] },
  { table: 'episodes', index: 'episodes_state', rows: [100_000, 100, 25, 1, 1] },
  { table: 'episodes', index: 'episodes_session', rows: [100_000, 100, 5, 1, 1] },
  { table: 'episode_items', index: null, rows: [1_000_000, 1000, 1] },
  { table: 'semantic_nodes', index: null, rows: [200_000, 200, 1] },
  { table: 'semantic_nodes', index: 'semantic_nodes_key', rows: [200_000, 200, 1] },
  { table: 'node_versions', index: null, rows: [400_000, 400, 2, 1] },
  { table: 'episode_nodes', index: null, rows: [300_000, 300, 3, 1] },
  { table: 'episode_nodes', index: 'episode_nodes_node', rows: [300_000, 300, 2, 1] },
  { table: 'semantic_relationships', index: null, rows: [200_000, 200, 1] },
  { table: 'semantic_relationships', index: 'semantic_relationships_edge', rows: [200_000, 200, 2, 1, 1] },
  { table: 'semantic_relationships', index: 'semantic_relationships_target', rows: [200_000, 200, 2] },
  { table: 'semantic_keys', index: null, rows: [10_000_000, 10_000, 4000, 5, 1] },
  { table: 'semantic_vectors', index: null, rows: [300_000, 300, 150, 1, 1, 1] },
  { table: 'semantic_quarantine', index: null, rows: [50_000, 50, 1] },
  { table: 'model_usage', index: null, rows: [100_000, 100, 2, 1] },
]

/** Episodes, the private knowledge found in them, what both are found by, and the accounts of the models that told them. */
export async function semantic(db: Kysely<unknown>, flavor: SqlFlavor): Promise<void> {
  await db.schema
    .alterTable('scopes')
    .addColumn('cut_up_to', flavor.types.bigint, (column) => column.notNull().defaultTo(0))
    .execute()
  await createEpisodes(db, flavor)
  await createNodes(db, flavor)
  await createLinks(db, flavor)
  await createUpkeep(db, flavor)
  await flavor.expect(db, INDEX_SHAPES)
}
