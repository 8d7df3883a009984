import type { Episode, NodeVersion, Quarantined, SemanticRelationship, StoredNode } from '@recollect/core'
import { checkStorable } from '../checks.ts'

// Every text of a record, so that NUL and lone surrogates are refused wherever they stand.

export const checkEpisode = (episode: Omit<Episode, 'scope'>): void =>
  checkStorable(
    episode.id,
    episode.title,
    episode.summary,
    episode.content,
    episode.itemIds,
    episode.session,
    episode.narratedBy,
    episode.discoveredBy,
    episode.lastError,
    episode.terms,
  )

export const checkNode = (node: Omit<StoredNode, 'scope'>): void =>
  checkStorable(
    node.id,
    node.key,
    node.keyForm,
    node.keyWords,
    node.value,
    node.context,
    node.evidence.quote,
    node.evidence.itemId,
    node.discoveryEpisodeId,
    node.discoveryMethod,
    node.searchKeywords,
  )

export const checkVersion = ({ nodeId, value, context, episodeId, evidence, seen }: NodeVersion): void => {
  checkStorable(nodeId, value, context, episodeId, evidence.quote, evidence.itemId)
  for (const words of seen) checkStorable(words.episodeId, words.itemId)
}

export const checkRelationship = (edge: Omit<SemanticRelationship, 'scope'>): void =>
  checkStorable(edge.id, edge.from, edge.to, edge.description, edge.discoveryEpisodeId, edge.episodeIds)

export const checkQuarantined = (row: Omit<Quarantined, 'scope'>): void =>
  checkStorable(row.id, row.episodeId, row.detail, row.proposal)
