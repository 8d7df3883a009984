import { StoreError } from '@recollect/core'
import type { Episode } from '@recollect/core'
import type { EpisodeLink, SemanticRelationship, StoredNode } from '@recollect/core/store'
import { episodeKeys, nodeKeys } from '@recollect/core/store'
import type { Journal } from './journal.ts'
import { ownRelationship } from './own-knowledge-records.ts'
import type { SemanticState } from './scope-state.ts'
import { byCodePoint, byMoment } from './sorted.ts'

export function fileEpisode(state: SemanticState, journal: Journal, episode: Episode): void {
  const { id, startedAt, endedAt, session } = episode
  journal.insert(state.episodeStarts, [startedAt, id], byMoment)
  journal.insertUnder(state.episodeEnds, session, [endedAt, id], byMoment)
  for (const item of episode.itemIds) journal.set(state.episodeItems, item, id)
  for (const [kind, key] of episodeKeys(episode)) journal.insertUnder(state.keys[kind], key, id, byCodePoint)
}

/** Takes an episode out of every way to find it. */
export function unfileEpisode(state: SemanticState, journal: Journal, episode: Episode): void {
  const { id, startedAt, endedAt, session } = episode
  journal.remove(state.episodeStarts, [startedAt, id], byMoment)
  journal.removeUnder(state.episodeEnds, session, [endedAt, id], byMoment)
  for (const item of episode.itemIds) journal.delete(state.episodeItems, item)
  for (const [kind, key] of episodeKeys(episode)) journal.removeUnder(state.keys[kind], key, id, byCodePoint)
}

/** Refuses an episode one of whose items is in another one. */
export function refuseItemsElsewhere({ episodeItems }: SemanticState, episode: Episode): void {
  for (const item of episode.itemIds) {
    const other = episodeItems.get(item)
    if (other === undefined || other === episode.id) continue
    throw new StoreError(
      'STORE_CONFLICT',
      `Item "${item}" is in episode "${other}" already. Take it out there first, or leave it out here.`,
    )
  }
}

export function fileNode(state: SemanticState, journal: Journal, node: StoredNode): void {
  journal.insert(state.nodeIds, node.id, byCodePoint)
  for (const [kind, key] of nodeKeys(node)) journal.insertUnder(state.keys[kind], key, node.id, byCodePoint)
}

/** Takes a node out of every way to find it. */
export function unfileNode(state: SemanticState, journal: Journal, node: StoredNode): void {
  journal.remove(state.nodeIds, node.id, byCodePoint)
  for (const [kind, key] of nodeKeys(node)) journal.removeUnder(state.keys[kind], key, node.id, byCodePoint)
}

/** Refuses a node whose key form another one has. */
export function refuseTwin({ keys }: SemanticState, { id, keyForm }: StoredNode): void {
  const other = keys.node_key.get(keyForm)?.find((found) => found !== id)
  if (other === undefined) return
  throw new StoreError(
    'STORE_CONFLICT',
    `Node "${other}" has the key form "${keyForm}" already. Give it a new version instead.`,
  )
}

export function keepLink(
  { episodeLinks, nodeLinks }: SemanticState,
  journal: Journal,
  { episodeId, nodeId, evolved }: EpisodeLink,
): void {
  const before = episodeLinks.get(episodeId)?.get(nodeId)
  const link = Object.freeze({ episodeId, nodeId, evolved: evolved || before?.evolved === true })
  journal.setUnder(episodeLinks, episodeId, nodeId, link)
  journal.setUnder(nodeLinks, nodeId, episodeId, link)
}

export function dropLink(
  { episodeLinks, nodeLinks }: SemanticState,
  journal: Journal,
  episodeId: string,
  nodeId: string,
): void {
  journal.deleteUnder(episodeLinks, episodeId, nodeId)
  journal.deleteUnder(nodeLinks, nodeId, episodeId)
}

type NewEdge = Omit<SemanticRelationship, 'scope'>
type Joined = Pick<SemanticRelationship, 'from' | 'to' | 'type'>

const edgeOf = ({ from, to, type }: Joined): string => JSON.stringify([type, from, to])

/** Ids of the nodes an edge touches, each once. */
const endsOf = ({ from, to }: Joined): readonly string[] => [...new Set([from, to])]

export function keepRelationship(state: SemanticState, journal: Journal, scope: string, edge: NewEdge): void {
  const id = state.edges.get(edgeOf(edge)) ?? edge.id
  const before = state.relationships.get(id)
  if (before !== undefined && edgeOf(before) !== edgeOf(edge)) {
    throw new StoreError(
      'STORE_CONFLICT',
      `Relationship "${id}" joins other nodes. Give this one an id of its own.`,
    )
  }
  if (before === undefined) {
    journal.set(state.edges, edgeOf(edge), id)
    for (const node of endsOf(edge)) journal.insertUnder(state.nodeEdges, node, id, byCodePoint)
  }
  journal.set(state.relationships, id, ownRelationship(scope, id, edge))
}

export function dropRelationship(state: SemanticState, journal: Journal, id: string): void {
  const edge = state.relationships.get(id)
  if (edge === undefined) return
  journal.delete(state.relationships, id)
  journal.delete(state.edges, edgeOf(edge))
  for (const node of endsOf(edge)) journal.removeUnder(state.nodeEdges, node, id, byCodePoint)
}
