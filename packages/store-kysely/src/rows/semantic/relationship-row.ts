import { RELATIONSHIP_TYPES } from '@recollect/core/store'
import type { SemanticRelationship } from '@recollect/core/store'
import type { SqlRow } from '../../driver/sql-driver.ts'
import type { SqlCodec } from '../../codec.ts'
import type { SemanticRelationshipsTable } from '../../schema/semantic.ts'
import type { ScopeKey } from '../../schema/scope-key.ts'
import { real, text, textOrNull, word } from '../columns.ts'
import { readTexts, writeTexts } from '../text-list.ts'
import { openRow, sealRow } from '../../seal/sealing-codec.ts'

/** The columns a `SemanticRelationship` is made of, in the order `rowToRelationship` takes them. */
export const RELATIONSHIP_COLUMNS = [
  'id',
  'source_node_id',
  'target_node_id',
  'relationship_type',
  'strength',
  'description',
  'discovery_episode_id',
  'episode_ids',
  'created_at',
  'last_reinforced',
] as const

/** Values of a row, by column. */
export type RelationshipValues = Readonly<SemanticRelationshipsTable>

/** The columns a row is written with. */
export const RELATIONSHIP_VALUE_COLUMNS = ['scope', ...RELATIONSHIP_COLUMNS] as const

export function relationshipToRow(
  scope: ScopeKey,
  edge: Omit<SemanticRelationship, 'scope'>,
  codec: SqlCodec,
): RelationshipValues {
  return sealRow(codec, 'semantic_relationships', {
    scope,
    id: edge.id,
    source_node_id: edge.from,
    target_node_id: edge.to,
    relationship_type: edge.type,
    strength: edge.strength,
    description: edge.description,
    discovery_episode_id: edge.discoveryEpisodeId,
    episode_ids: writeTexts(edge.episodeIds),
    created_at: codec.writeTime(edge.createdAt),
    last_reinforced: codec.writeTime(edge.reinforcedAt),
  })
}

export function rowToRelationship(scope: string, kept: SqlRow, codec: SqlCodec): SemanticRelationship {
  const row = openRow(codec, 'semantic_relationships', RELATIONSHIP_COLUMNS, kept)
  const [id, from, to, type, strength, description, discoveryEpisodeId, ...rest] = row
  const [episodeIds, createdAt, reinforcedAt] = rest
  return {
    scope,
    id: text(id, 'id'),
    from: text(from, 'source_node_id'),
    to: text(to, 'target_node_id'),
    type: word(type, 'relationship_type', RELATIONSHIP_TYPES),
    strength: real(strength, 'strength'),
    description: textOrNull(description, 'description'),
    discoveryEpisodeId: textOrNull(discoveryEpisodeId, 'discovery_episode_id'),
    episodeIds: readTexts(episodeIds, 'episode_ids'),
    createdAt: codec.readTime(createdAt),
    reinforcedAt: codec.readTime(reinforcedAt),
  }
}
