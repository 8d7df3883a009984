/** What is kept of episodes and knowledge. */
export const KNOWLEDGE_TABLES = [
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
] as const

/** Without one of these a memory cannot be opened, or not all of it. */
export const TABLES: readonly string[] = [
  'scopes',
  'memory_items',
  'memory_cards',
  'postings',
  'embeddings',
  'query_expansions',
  'changes',
  'change_images',
  'sessions',
  'qa_turns',
  'qa_topics',
  'context_variables',
  'audit_log',
  ...KNOWLEDGE_TABLES,
]
