import type { SealedTable } from './catalogue.ts'

/**
 * Primary keys, beside the scope, of tables that hold sealed columns: how a rotation goes through them. A test holds it against the
 * schema.
 */
export const ROW_KEYS: Partial<Record<SealedTable, readonly string[]>> = {
  memory_items: ['seq'],
  memory_cards: ['seq'],
  changes: ['seq'],
  change_images: ['change', 'position'],
  query_expansions: ['original_query', 'position'],
  embeddings: ['bucket', 'model', 'dimensions', 'slot'],
  sessions: ['id'],
  qa_turns: ['number'],
  context_variables: ['session', 'name'],
  episodes: ['id'],
  semantic_nodes: ['id'],
  node_versions: ['node_id', 'version'],
  semantic_relationships: ['id'],
  semantic_vectors: ['kind', 'id', 'model', 'dimensions'],
  semantic_quarantine: ['id'],
}
