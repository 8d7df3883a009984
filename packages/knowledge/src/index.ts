export { knowledge } from './knowledge.ts'
export { discoveryOptions } from './options.ts'
export type { DiscoverySettings, KnowledgeOptions } from './options.ts'
export { requireKnowledge } from './require-knowledge.ts'
export { discoverJob } from './job.ts'
export type * from './api.ts'
export type {
  EpisodeState,
  ModelUsage,
  NodeEvolution,
  Quarantined,
  RelationshipType,
  SemanticRelationship,
} from '@recollect/core/store'
