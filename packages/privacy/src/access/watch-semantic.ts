import type { ScopeTransaction } from '@recollect/core/store'
import { over } from './over.ts'
import type { Seen } from './seen.ts'

type Semantic = NonNullable<ScopeTransaction['semantic']>

/** What is written of episodes and knowledge, noted. */
export const watchedSemantic = (semantic: Semantic, seen: Seen): Semantic =>
  over(semantic, { ...watchedEpisodes(semantic, seen), ...watchedNodes(semantic, seen) })

const watchedEpisodes = (semantic: Semantic, seen: Seen): Partial<Semantic> => ({
  putEpisode: (episode) => {
    seen.note(episode.id)
    return semantic.putEpisode(episode)
  },
  removeEpisode: (id) => {
    seen.note(id)
    return semantic.removeEpisode(id)
  },
  link: (link) => {
    seen.note(link.episodeId, link.nodeId)
    return semantic.link(link)
  },
  unlink: (episode, node) => {
    seen.note(episode, node)
    return semantic.unlink(episode, node)
  },
  quarantine: (rows) => {
    seen.note(...rows.map(({ id }) => id))
    return semantic.quarantine(rows)
  },
  dropQuarantined: (ids) => {
    seen.note(...(ids ?? []))
    return semantic.dropQuarantined(ids)
  },
})

const watchedNodes = (semantic: Semantic, seen: Seen): Partial<Semantic> => ({
  putNode: (node) => {
    seen.note(node.id)
    return semantic.putNode(node)
  },
  removeNode: (id) => {
    seen.note(id)
    return semantic.removeNode(id)
  },
  putVersion: (version) => {
    seen.note(version.nodeId)
    return semantic.putVersion(version)
  },
  removeVersion: (node, version) => {
    seen.note(node)
    return semantic.removeVersion(node, version)
  },
  putRelationship: (relationship) => {
    seen.note(relationship.id)
    return semantic.putRelationship(relationship)
  },
  removeRelationship: (id) => {
    seen.note(id)
    return semantic.removeRelationship(id)
  },
})
