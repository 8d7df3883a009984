/** Rows of a table that belong to nothing: what they say of the row `o`. */
export interface OrphanRule {
  readonly table: string
  readonly where: string
}

const gone = (parent: string, on: string): string =>
  `not exists (select 1 from ${parent} as p where p.scope = o.scope and ${on})`

const rule = (table: string, where: string): OrphanRule => ({ table, where })

/** Tables whose rows belong to a scope. */
const SCOPED = [
  'memory_items',
  'memory_cards',
  'postings',
  'query_expansions',
  'embeddings',
  'changes',
  'change_images',
  'sessions',
  'qa_turns',
  'qa_topics',
  'context_variables',
  'episodes',
  'episode_items',
  'semantic_nodes',
  'node_versions',
  'episode_nodes',
  'semantic_relationships',
  'semantic_keys',
  'semantic_vectors',
  'semantic_quarantine',
  'model_usage',
  'audit_log',
] as const

const EPISODE = gone('episodes', 'p.id = o.episode_id')
const NODE = gone('semantic_nodes', 'p.id = o.node_id')
const KNOWLEDGE = [
  gone('episodes', 'p.id = o.id'),
  gone('semantic_nodes', 'p.id = o.id'),
  gone('semantic_relationships', 'p.id = o.id'),
].join(' and ')

/** Whoever stands later may belong to what stands earlier. All of it is constant: nothing from outside becomes SQL. */
export const ORPHANS: readonly OrphanRule[] = [
  ...SCOPED.map((table) => rule(table, 'not exists (select 1 from scopes as p where p.id = o.scope)')),
  rule('postings', gone('memory_items', 'p.seq = o.item and p.indexed_terms is not null')),
  rule('change_images', gone('changes', 'p.seq = o.change')),
  rule('qa_turns', gone('sessions', 'p.id = o.session')),
  rule('qa_topics', gone('qa_turns', 'p.number = o.number and p.is_archived = 0')),
  rule('episode_items', EPISODE),
  rule('episode_nodes', `(${EPISODE} or ${NODE})`),
  rule('node_versions', NODE),
  rule(
    'semantic_relationships',
    `(${gone('semantic_nodes', 'p.id = o.source_node_id')} or ${gone('semantic_nodes', 'p.id = o.target_node_id')})`,
  ),
  rule('semantic_keys', KNOWLEDGE),
  rule('semantic_vectors', KNOWLEDGE),
]
