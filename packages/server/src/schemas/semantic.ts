import { z } from '@hono/zod-openapi'
import type { Episode, SemanticNode } from '@recollect/core'
import type {
  EpisodeState,
  ModelUsage,
  NodeDraft,
  Quarantined,
  RelationshipDraft,
  SemanticRelationship,
} from '@recollect/core/store'
import { count, epochMs, id, opt, share, someText, someTime, text, texts } from './fields.ts'

export const episodeState = z.enum(['owed', 'discovered', 'failed', 'skipped'])
export const episodeCounts: z.ZodType<Readonly<Record<EpisodeState, number>>> = z
  .object({ owed: count, discovered: count, failed: count, skipped: count })
  .openapi('EpisodeCounts')

const gapType = z.enum(['proper_noun', 'personal_fact', 'specific_detail', 'contextual_meaning'])
export const relationshipType = z.enum([
  'related',
  'evolved_from',
  'part_of',
  'similar_to',
  'opposite_to',
  'temporal',
])
export const quarantineReason = z.enum([
  'quote_not_found',
  'quote_not_the_users',
  'value_not_founded',
  'confidence',
  'malformed',
  'truncated',
  'unknown_node',
  'too_long',
  'span',
])

export const episode: z.ZodType<Episode> = z
  .object({
    scope: z.string(),
    id,
    title: text,
    summary: text,
    content: text,
    itemIds: texts,
    session: someText,
    startedAt: epochMs,
    endedAt: epochMs,
    recordedAt: epochMs,
    narratedBy: z.string(),
    discoveredBy: someText,
    discoveredAt: someTime,
    state: episodeState,
    attempts: count,
    lastError: someText,
    terms: texts,
  })
  .openapi('Episode', { description: 'A narrated stretch of conversation.' })

export const semanticNode: z.ZodType<SemanticNode> = z
  .object({
    scope: z.string(),
    id,
    key: text,
    keyForm: text,
    keyWords: text,
    value: text,
    context: text,
    gapType,
    confidence: share,
    version: count,
    versions: count,
    evidence: z.object({ quote: text, itemId: id, start: count, end: count }),
    validFrom: epochMs,
    createdAt: epochMs,
    updatedAt: epochMs,
    accessedAt: someTime,
    accessCount: count,
    relevance: share,
    importance: share,
    discoveryEpisodeId: someText,
    discoveryMethod: z.string(),
    searchKeywords: texts,
    evolution: z.array(
      z
        .object({
          version: count,
          value: text,
          from: epochMs,
          until: epochMs,
          confidence: share,
          episodeId: someText,
        })
        .openapi('NodeEvolution'),
    ),
    linkedEpisodeIds: texts,
    evolutionEpisodeIds: texts,
  })
  .openapi('SemanticNode', { description: 'A piece of private knowledge.' })

export const semanticRelationship: z.ZodType<SemanticRelationship> = z
  .object({
    scope: z.string(),
    id,
    from: id,
    to: id,
    type: relationshipType,
    strength: share,
    description: someText,
    discoveryEpisodeId: someText,
    episodeIds: texts,
    createdAt: epochMs,
    reinforcedAt: epochMs,
  })
  .openapi('SemanticRelationship')

export const nodeDraft: z.ZodType<NodeDraft> = z
  .object({ key: text, value: text, context: text, gapType, confidence: share, quote: text })
  .openapi('NodeDraft')

export const relationshipDraft: z.ZodType<RelationshipDraft> = z
  .object({ from: text, to: text, type: relationshipType, description: opt(someText) })
  .openapi('RelationshipDraft')

export const quarantined: z.ZodType<Quarantined> = z
  .object({
    scope: z.string(),
    id,
    episodeId: someText,
    kind: z.enum(['node', 'relationship', 'card', 'reply']),
    reason: quarantineReason,
    detail: text,
    proposal: text,
    at: epochMs,
  })
  .openapi('Quarantined', { description: 'What a model proposed and was not stored.' })

export const modelUsage: z.ZodType<ModelUsage> = z
  .object({
    day: z.string(),
    model: z.string(),
    calls: count,
    inputTokens: count,
    outputTokens: count,
    costMicros: z.number(),
  })
  .openapi('ModelUsage')

export const usageTotals = z.object({
  calls: count,
  inputTokens: count,
  outputTokens: count,
  costMicros: z.number(),
})
