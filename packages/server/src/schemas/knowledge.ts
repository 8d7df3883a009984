import { z } from '@hono/zod-openapi'
import type {
  DiscoverReport,
  DiscoveryStatus,
  EnhancedResult,
  EpisodeHit,
  KnowledgeEvolution,
  KnowledgeGraph,
  NodeEpisodes,
  NodeHit,
  RelatedKnowledge,
} from '@recollect/knowledge'
import { count, epochMs, opt, share, someText, someTime, text, texts, orNull } from './fields.ts'
import {
  episode,
  episodeCounts,
  nodeDraft,
  quarantineReason,
  relationshipDraft,
  relationshipType,
  semanticNode,
  semanticRelationship,
  usageTotals,
} from './semantic.ts'

export const nodeHit: z.ZodType<NodeHit> = z
  .object({ node: semanticNode, score: share, matched: texts })
  .openapi('NodeHit')

export const episodeHit: z.ZodType<EpisodeHit> = z
  .object({ episode, score: share, matched: texts })
  .openapi('EpisodeHit')

export const nodeEpisodes: z.ZodType<NodeEpisodes> = z
  .object({ linked: z.array(episode), evolution: z.array(episode) })
  .openapi('NodeEpisodes')

const relatedNodes = z.array(
  z.object({ node: semanticNode, relationship: semanticRelationship, depth: count }).openapi('RelatedNode'),
)

export const relatedKnowledge: z.ZodType<RelatedKnowledge> = z
  .object({ direct: relatedNodes, indirect: relatedNodes })
  .openapi('RelatedKnowledge')

export const knowledgeEvolution: z.ZodType<KnowledgeEvolution> = z
  .object({
    node: semanticNode,
    timeline: z.array(
      z
        .object({
          version: count,
          value: text,
          episode: orNull(episode),
          timestamp: epochMs,
          confidence: share,
          quote: text,
        })
        .openapi('EvolutionStep'),
    ),
    linkedEpisodes: z.array(episode),
    evolutionEpisodes: z.array(episode),
  })
  .openapi('KnowledgeEvolution')

export const knowledgeGraph: z.ZodType<KnowledgeGraph> = z
  .object({ nodes: z.array(semanticNode), relationships: z.array(semanticRelationship) })
  .openapi('KnowledgeGraph')

export const enhancedResult: z.ZodType<EnhancedResult> = z
  .object({ episodes: z.array(episodeHit), knowledge: z.array(nodeHit) })
  .openapi('EnhancedResult')

export const discoveryStatus: z.ZodType<DiscoveryStatus> = z
  .object({ messages: count, episodes: episodeCounts, quarantined: count })
  .openapi('DiscoveryStatus')

const finding = z
  .object({
    draft: nodeDraft,
    verdict: z.enum(['new', 'evolves', 'files', 'reinforces', 'none', 'quarantined']),
    nodeId: someText,
    key: text,
    before: someText,
    version: count.nullable(),
    reason: quarantineReason.nullable(),
    detail: someText,
  })
  .openapi('Finding')

const foundRelationship = z
  .object({
    draft: relationshipDraft,
    type: relationshipType,
    verdict: z.enum(['new', 'reinforces', 'none', 'weak', 'quarantined']),
    strength: share.nullable(),
    reason: quarantineReason.nullable(),
    detail: someText,
  })
  .openapi('FoundRelationship')

const episodeReport = z
  .object({
    episode,
    reconstruction: someText,
    findings: z.array(finding),
    relationships: z.array(foundRelationship),
    cards: count,
    error: z.object({ code: z.string(), message: text }).nullable(),
    calls: count,
  })
  .openapi('EpisodeReport')

export const discoverReport: z.ZodType<DiscoverReport> = z
  .object({
    dryRun: z.boolean(),
    messages: z.object({ cut: count, waiting: count }),
    episodes: z.object({ added: count, merged: count }),
    reports: z.array(episodeReport),
    owed: count,
    usage: usageTotals,
    stopped: z.object({ code: z.string(), message: text, until: someTime }).nullable(),
  })
  .openapi('DiscoverReport')

export const searchBody = {
  query: text,
  limit: opt(z.number()),
  minScore: opt(share),
}
