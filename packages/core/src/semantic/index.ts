export { EPISODE_TEXTS, episodeKeys, NODE_TEXTS, nodeKeys } from './keys.ts'
export type { SemanticKey } from './keys.ts'
export { GAP_TYPES, QUARANTINE_REASONS, RELATIONSHIP_TYPES } from '../types/semantic.ts'
