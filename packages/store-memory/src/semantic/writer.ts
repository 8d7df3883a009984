import { NotFoundError, StoreError } from '@recollect/core'
import type {
  Episode,
  EpisodeLink,
  ModelUsage,
  NodeAccess,
  NodeVersion,
  Quarantined,
  SemanticKind,
  SemanticRelationship,
  SemanticWriter,
  StoredNode,
  VectorSpace,
} from '@recollect/core'
import { checkStorable } from '../checks.ts'
import { byCodePoint } from '../code-points.ts'
import type { Journal } from '../journal.ts'
import type { Lease } from '../lease.ts'
import { fileEpisode, refuseItemsElsewhere, unfileEpisode } from './episode-rows.ts'
import { deleteUnder, insertSorted, removeSorted, setUnder } from './id-lists.ts'
import { dropLink, keepLink } from './link-rows.ts'
import { fileNode, refuseTwin, unfileNode } from './node-rows.ts'
import { addedUsage, ownEpisode, ownNode, ownQuarantined, ownVersion } from './own-rows.ts'
import { InMemorySemantic } from './reader.ts'
import { dropRelationship, keepRelationship } from './relationship-rows.ts'
import { checkEpisode, checkNode, checkQuarantined, checkRelationship, checkVersion } from './storable.ts'
import { keepVectors, removeOtherSpaces, removeVectorsOf } from './vectors.ts'

export class InMemorySemanticWriter extends InMemorySemantic implements SemanticWriter {
  readonly #journal: Journal

  constructor(lease: Lease, journal: Journal) {
    super(lease)
    this.#journal = journal
  }

  async setCutUpTo(seq: number): Promise<void> {
    this.#journal.set(this.lease.state.counters, 'cutUpTo', seq)
  }

  async putEpisode(given: Omit<Episode, 'scope'>): Promise<void> {
    checkEpisode(given)
    const { state } = this
    const episode = ownEpisode(this.lease.state.scope, given)
    refuseItemsElsewhere(state, episode)
    const before = state.episodes.get(episode.id)
    if (before !== undefined) {
      unfileEpisode(state, this.#journal, before)
      if (!sameTexts(before.terms, episode.terms)) this.#dropVectors('episode', episode.id)
    }
    fileEpisode(state, this.#journal, episode)
    this.#journal.set(state.episodes, episode.id, episode)
  }

  async removeEpisode(id: string): Promise<void> {
    const { state } = this
    const episode = state.episodes.get(id)
    if (episode === undefined) throw new NotFoundError('episode', id)
    unfileEpisode(state, this.#journal, episode)
    this.#journal.delete(state.episodes, id)
    for (const node of [...(state.episodeLinks.get(id)?.keys() ?? [])])
      dropLink(state, this.#journal, id, node)
    this.#dropVectors('episode', id)
  }

  async putNode(given: Omit<StoredNode, 'scope'>): Promise<void> {
    checkNode(given)
    const { state } = this
    const node = ownNode(this.lease.state.scope, given)
    refuseTwin(state, node)
    const before = state.nodes.get(node.id)
    if (before !== undefined) {
      unfileNode(state, this.#journal, before)
      if (!sameTexts(before.searchKeywords, node.searchKeywords)) this.#dropVectors('node', node.id)
    }
    fileNode(state, this.#journal, node)
    this.#journal.set(state.nodes, node.id, node)
  }

  async removeNode(id: string): Promise<void> {
    const { state } = this
    const node = state.nodes.get(id)
    if (node === undefined) throw new NotFoundError('node', id)
    unfileNode(state, this.#journal, node)
    this.#journal.delete(state.nodes, id)
    this.#journal.delete(state.versions, id)
    for (const episode of [...(state.nodeLinks.get(id)?.keys() ?? [])])
      dropLink(state, this.#journal, episode, id)
    for (const edge of [...(state.nodeEdges.get(id) ?? [])]) dropRelationship(state, this.#journal, edge)
    this.#dropVectors('node', id)
  }

  async putVersion(version: NodeVersion): Promise<void> {
    checkVersion(version)
    setUnder(this.#journal, this.state.versions, version.nodeId, version.version, ownVersion(version))
  }

  async removeVersion(nodeId: string, version: number): Promise<void> {
    deleteUnder(this.#journal, this.state.versions, nodeId, version)
  }

  async link(link: EpisodeLink): Promise<void> {
    checkStorable(link.episodeId, link.nodeId)
    keepLink(this.state, this.#journal, link)
  }

  async unlink(episodeId: string, nodeId: string): Promise<void> {
    dropLink(this.state, this.#journal, episodeId, nodeId)
  }

  async putRelationship(relationship: Omit<SemanticRelationship, 'scope'>): Promise<void> {
    checkRelationship(relationship)
    keepRelationship(this.state, this.#journal, this.lease.state.scope, relationship)
  }

  async removeRelationship(id: string): Promise<void> {
    dropRelationship(this.state, this.#journal, id)
  }

  async quarantine(rows: readonly Omit<Quarantined, 'scope'>[]): Promise<void> {
    const { quarantined, quarantinedIds } = this.state
    for (const row of rows) checkQuarantined(row)
    for (const row of rows) {
      if (quarantined.has(row.id)) {
        throw new StoreError(
          'STORE_CONFLICT',
          `"${row.id}" is in quarantine already. Give each row an id of its own.`,
        )
      }
      insertSorted(this.#journal, quarantinedIds, row.id, byCodePoint)
      this.#journal.set(quarantined, row.id, ownQuarantined(this.lease.state.scope, row))
    }
  }

  async dropQuarantined(ids?: readonly string[]): Promise<number> {
    const { quarantined, quarantinedIds } = this.state
    const here = [...new Set(ids ?? quarantinedIds)].filter((id) => quarantined.has(id))
    for (const id of here) {
      removeSorted(this.#journal, quarantinedIds, id, byCodePoint)
      this.#journal.delete(quarantined, id)
    }
    return here.length
  }

  async addUsage(more: ModelUsage): Promise<void> {
    checkStorable(more.day, more.model)
    const { usage } = this.state
    const key = JSON.stringify([more.day, more.model])
    this.#journal.set(usage, key, addedUsage(usage.get(key), more))
  }

  async noteAccess(accesses: readonly NodeAccess[]): Promise<void> {
    const { nodes } = this.state
    for (const { nodeId, count, at, relevance } of accesses) {
      const node = nodes.get(nodeId)
      if (node === undefined) continue
      const accessedAt = Math.max(node.accessedAt ?? at, at)
      const noted = { ...node, accessCount: node.accessCount + count, accessedAt, relevance }
      this.#journal.set(nodes, nodeId, Object.freeze(noted))
    }
  }

  async putVectors(
    kind: SemanticKind,
    space: VectorSpace,
    vectors: ReadonlyMap<string, Float32Array>,
  ): Promise<void> {
    checkStorable(space.model)
    await keepVectors(this.state, this.#journal, kind, space, vectors)
  }

  async keepOnlySpace(space: VectorSpace): Promise<number> {
    return removeOtherSpaces(this.state, this.#journal, space)
  }

  #dropVectors(kind: SemanticKind, id: string): void {
    removeVectorsOf(this.state, this.#journal, kind, id)
  }
}

const sameTexts = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((text, at) => text === b[at])
