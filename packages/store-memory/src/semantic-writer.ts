import { NotFoundError, StoreError } from '@recollect/core'
import type { Episode } from '@recollect/core'
import type {
  EpisodeLink,
  ModelUsage,
  NodeVersion,
  Quarantined,
  SemanticRelationship,
  StoredNode,
  NodeAccess,
  SemanticKind,
  SemanticWriter,
  VectorSpace,
} from '@recollect/core/store'
import { checkStorable } from './checks.ts'
import { addedUsage, ownEpisode, ownNode, ownQuarantined, ownVersion } from './own-knowledge-records.ts'
import { InMemorySemantic } from './semantic-reader.ts'
import {
  dropLink,
  dropRelationship,
  fileEpisode,
  fileNode,
  keepLink,
  keepRelationship,
  refuseItemsElsewhere,
  refuseTwin,
  unfileEpisode,
  unfileNode,
} from './semantic-rows.ts'
import { byCodePoint } from './sorted.ts'
import { checkVectors, dropOtherSpaces, dropVectors, keepVectors } from './vectors.ts'

export class InMemorySemanticWriter extends InMemorySemantic implements SemanticWriter {
  async setCutUpTo(seq: number): Promise<void> {
    this.journal.set(this.state.counters, 'cutUpTo', seq)
  }

  async putEpisode(given: Omit<Episode, 'scope'>): Promise<void> {
    checkEpisode(given)
    const { semantic, journal } = this
    const episode = ownEpisode(this.state.scope, given)
    refuseItemsElsewhere(semantic, episode)
    const before = semantic.episodes.get(episode.id)
    if (before !== undefined) {
      unfileEpisode(semantic, journal, before)
      if (!sameTexts(before.terms, episode.terms)) this.#dropVectors('episode', episode.id)
    }
    fileEpisode(semantic, journal, episode)
    journal.set(semantic.episodes, episode.id, episode)
  }

  async removeEpisode(id: string): Promise<void> {
    const { semantic, journal } = this
    const episode = semantic.episodes.get(id)
    if (episode === undefined) throw new NotFoundError('episode', id)
    unfileEpisode(semantic, journal, episode)
    journal.delete(semantic.episodes, id)
    for (const node of [...(semantic.episodeLinks.get(id)?.keys() ?? [])])
      dropLink(semantic, journal, id, node)
    this.#dropVectors('episode', id)
  }

  async putNode(given: Omit<StoredNode, 'scope'>): Promise<void> {
    checkNode(given)
    const { semantic, journal } = this
    const node = ownNode(this.state.scope, given)
    refuseTwin(semantic, node)
    const before = semantic.nodes.get(node.id)
    if (before !== undefined) {
      unfileNode(semantic, journal, before)
      if (!sameTexts(before.searchKeywords, node.searchKeywords)) this.#dropVectors('node', node.id)
    }
    fileNode(semantic, journal, node)
    journal.set(semantic.nodes, node.id, node)
  }

  async removeNode(id: string): Promise<void> {
    const { semantic, journal } = this
    const node = semantic.nodes.get(id)
    if (node === undefined) throw new NotFoundError('node', id)
    unfileNode(semantic, journal, node)
    journal.delete(semantic.nodes, id)
    journal.delete(semantic.versions, id)
    for (const episode of [...(semantic.nodeLinks.get(id)?.keys() ?? [])])
      dropLink(semantic, journal, episode, id)
    for (const edge of [...(semantic.nodeEdges.get(id) ?? [])]) dropRelationship(semantic, journal, edge)
    this.#dropVectors('node', id)
  }

  async putVersion(version: NodeVersion): Promise<void> {
    checkVersion(version)
    this.journal.setUnder(this.semantic.versions, version.nodeId, version.version, ownVersion(version))
  }

  async removeVersion(nodeId: string, version: number): Promise<void> {
    this.journal.deleteUnder(this.semantic.versions, nodeId, version)
  }

  async link(link: EpisodeLink): Promise<void> {
    checkStorable(link.episodeId, link.nodeId)
    keepLink(this.semantic, this.journal, link)
  }

  async unlink(episodeId: string, nodeId: string): Promise<void> {
    dropLink(this.semantic, this.journal, episodeId, nodeId)
  }

  async putRelationship(relationship: Omit<SemanticRelationship, 'scope'>): Promise<void> {
    checkRelationship(relationship)
    keepRelationship(this.semantic, this.journal, this.state.scope, relationship)
  }

  async removeRelationship(id: string): Promise<void> {
    dropRelationship(this.semantic, this.journal, id)
  }

  async quarantine(rows: readonly Omit<Quarantined, 'scope'>[]): Promise<void> {
    const { quarantined, quarantinedIds } = this.semantic
    for (const row of rows) checkQuarantined(row)
    for (const row of rows) {
      if (quarantined.has(row.id)) {
        throw new StoreError(
          'STORE_CONFLICT',
          `"${row.id}" is in quarantine already. Give each row an id of its own.`,
        )
      }
      this.journal.insert(quarantinedIds, row.id, byCodePoint)
      this.journal.set(quarantined, row.id, ownQuarantined(this.state.scope, row))
    }
  }

  async dropQuarantined(ids?: readonly string[]): Promise<number> {
    const { quarantined, quarantinedIds } = this.semantic
    const here = [...new Set(ids ?? quarantinedIds)].filter((id) => quarantined.has(id))
    for (const id of here) {
      this.journal.remove(quarantinedIds, id, byCodePoint)
      this.journal.delete(quarantined, id)
    }
    return here.length
  }

  async addUsage(more: ModelUsage): Promise<void> {
    checkStorable(more.day, more.model)
    const { usage } = this.semantic
    const key = JSON.stringify([more.day, more.model])
    this.journal.set(usage, key, addedUsage(usage.get(key), more))
  }

  async noteAccess(accesses: readonly NodeAccess[]): Promise<void> {
    const { nodes } = this.semantic
    for (const { nodeId, count, at, relevance } of accesses) {
      const node = nodes.get(nodeId)
      if (node === undefined) continue
      const accessedAt = Math.max(node.accessedAt ?? at, at)
      const noted = { ...node, accessCount: node.accessCount + count, accessedAt, relevance }
      this.journal.set(nodes, nodeId, Object.freeze(noted))
    }
  }

  async putVectors(
    kind: SemanticKind,
    space: VectorSpace,
    vectors: ReadonlyMap<string, Float32Array>,
  ): Promise<void> {
    checkVectors(space, vectors)
    const owners = this.owners(kind)
    const here = [...vectors].filter(([id]) => owners.has(id))
    keepVectors(this.semantic.vectors[kind], this.journal, space, here)
  }

  async keepOnlySpace(space: VectorSpace): Promise<number> {
    const { node, episode } = this.semantic.vectors
    return dropOtherSpaces(node, this.journal, space) + dropOtherSpaces(episode, this.journal, space)
  }

  #dropVectors(kind: SemanticKind, id: string): void {
    dropVectors(this.semantic.vectors[kind], this.journal, id)
  }
}

const sameTexts = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((text, at) => text === b[at])

// Every text of a record, so that NUL and lone surrogates are refused wherever they stand.

const checkEpisode = (episode: Omit<Episode, 'scope'>): void =>
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

const checkNode = (node: Omit<StoredNode, 'scope'>): void =>
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

const checkVersion = ({ nodeId, value, context, episodeId, evidence, seen }: NodeVersion): void => {
  checkStorable(nodeId, value, context, episodeId, evidence.quote, evidence.itemId)
  for (const words of seen) checkStorable(words.episodeId, words.itemId)
}

const checkRelationship = (edge: Omit<SemanticRelationship, 'scope'>): void =>
  checkStorable(edge.id, edge.from, edge.to, edge.description, edge.discoveryEpisodeId, edge.episodeIds)

const checkQuarantined = (row: Omit<Quarantined, 'scope'>): void =>
  checkStorable(row.id, row.episodeId, row.detail, row.proposal)
