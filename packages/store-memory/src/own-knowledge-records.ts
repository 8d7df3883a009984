import type { Episode } from '@recollect/core'
import type {
  ModelUsage,
  NodeEvidence,
  NodeVersion,
  Quarantined,
  SemanticRelationship,
  StoredNode,
} from '@recollect/core/store'
import { ownTexts } from './own-fields.ts'

const ownEvidence = ({ quote, itemId, start, end }: NodeEvidence): NodeEvidence =>
  Object.freeze({ quote, itemId, start, end })

export const ownEpisode = (scope: string, episode: Omit<Episode, 'scope'>): Episode =>
  Object.freeze({
    scope,
    id: episode.id,
    title: episode.title,
    summary: episode.summary,
    content: episode.content,
    itemIds: ownTexts(episode.itemIds),
    session: episode.session,
    startedAt: episode.startedAt,
    endedAt: episode.endedAt,
    recordedAt: episode.recordedAt,
    narratedBy: episode.narratedBy,
    discoveredBy: episode.discoveredBy,
    discoveredAt: episode.discoveredAt,
    state: episode.state,
    attempts: episode.attempts,
    lastError: episode.lastError,
    terms: ownTexts(episode.terms),
  })

export const ownNode = (scope: string, node: Omit<StoredNode, 'scope'>): StoredNode =>
  Object.freeze({
    scope,
    id: node.id,
    key: node.key,
    keyForm: node.keyForm,
    keyWords: node.keyWords,
    value: node.value,
    context: node.context,
    gapType: node.gapType,
    confidence: node.confidence,
    version: node.version,
    versions: node.versions,
    evidence: ownEvidence(node.evidence),
    validFrom: node.validFrom,
    createdAt: node.createdAt,
    updatedAt: node.updatedAt,
    accessedAt: node.accessedAt,
    accessCount: node.accessCount,
    relevance: node.relevance,
    importance: node.importance,
    discoveryEpisodeId: node.discoveryEpisodeId,
    discoveryMethod: node.discoveryMethod,
    searchKeywords: ownTexts(node.searchKeywords),
  })

export const ownVersion = (version: NodeVersion): NodeVersion =>
  Object.freeze({
    nodeId: version.nodeId,
    version: version.version,
    value: version.value,
    context: version.context,
    gapType: version.gapType,
    confidence: version.confidence,
    episodeId: version.episodeId,
    evidence: ownEvidence(version.evidence),
    validFrom: version.validFrom,
    validTo: version.validTo,
    seen: Object.freeze(
      version.seen.map(({ episodeId, itemId, start, end, at }) =>
        Object.freeze({ episodeId, itemId, start, end, at }),
      ),
    ),
    recordedAt: version.recordedAt,
  })

export const ownRelationship = (
  scope: string,
  id: string,
  edge: Omit<SemanticRelationship, 'scope'>,
): SemanticRelationship =>
  Object.freeze({
    scope,
    id,
    from: edge.from,
    to: edge.to,
    type: edge.type,
    strength: edge.strength,
    description: edge.description,
    discoveryEpisodeId: edge.discoveryEpisodeId,
    episodeIds: ownTexts(edge.episodeIds),
    createdAt: edge.createdAt,
    reinforcedAt: edge.reinforcedAt,
  })

export const ownQuarantined = (scope: string, row: Omit<Quarantined, 'scope'>): Quarantined =>
  Object.freeze({
    scope,
    id: row.id,
    episodeId: row.episodeId,
    kind: row.kind,
    reason: row.reason,
    detail: row.detail,
    proposal: row.proposal,
    at: row.at,
  })

/** What is noted so far and what comes to it. */
export const addedUsage = (before: ModelUsage | undefined, more: ModelUsage): ModelUsage =>
  Object.freeze({
    day: more.day,
    model: more.model,
    calls: (before?.calls ?? 0) + more.calls,
    inputTokens: (before?.inputTokens ?? 0) + more.inputTokens,
    outputTokens: (before?.outputTokens ?? 0) + more.outputTokens,
    costMicros: (before?.costMicros ?? 0) + more.costMicros,
  })
