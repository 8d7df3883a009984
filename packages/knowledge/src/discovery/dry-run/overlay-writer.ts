import { NotFoundError } from '@recollect/core'
import type { SemanticReader, SemanticWriter } from '@recollect/core/store'
import { overlayReader } from './overlay-reader.ts'
import { linkName, versionName } from './overlay.ts'
import type { Overlay } from './overlay.ts'

type Write = Omit<SemanticWriter, keyof SemanticReader>

/** Writes that are kept in the overlay and nowhere else, and read back from it. */
export const overlayWriter = (base: SemanticReader, over: Overlay, scope: string): SemanticWriter => {
  const read = overlayReader(base, over)
  const rows = { ...episodesAndNodes(read, over, scope), ...linksAndEdges(read, over, scope) }
  return { ...read, ...rows, ...nothing, cutUpTo: base.cutUpTo }
}

type Read = Omit<SemanticReader, 'cutUpTo'>
type Rows = 'putEpisode' | 'removeEpisode' | 'putNode' | 'removeNode' | 'putVersion' | 'removeVersion'

function episodesAndNodes(read: Read, over: Overlay, scope: string): Pick<Write, Rows> {
  return {
    putEpisode: async (episode) => void over.episodes.set(episode.id, { ...episode, scope }),
    removeEpisode: async (id) => {
      if ((await read.episode(id)) === null) throw new NotFoundError('episode', id)
      for (const { nodeId } of await read.linksOfEpisodes([id])) over.links.set(linkName(id, nodeId), null)
      over.episodes.set(id, null)
    },
    putNode: async (node) => void over.nodes.set(node.id, { ...node, scope }),
    removeNode: async (id) => {
      if ((await read.node(id)) === null) throw new NotFoundError('node', id)
      for (const { version } of await read.versions([id])) over.versions.set(versionName(id, version), null)
      for (const { episodeId } of await read.linksOfNodes([id])) over.links.set(linkName(episodeId, id), null)
      for (const edge of await read.relationships([id])) over.edges.set(edge.id, null)
      over.nodes.set(id, null)
    },
    putVersion: async (version) =>
      void over.versions.set(versionName(version.nodeId, version.version), version),
    removeVersion: async (nodeId, version) => void over.versions.set(versionName(nodeId, version), null),
  }
}

function linksAndEdges(read: Read, over: Overlay, scope: string): Omit<Write, Rows | keyof typeof nothing> {
  return {
    link: async ({ episodeId, nodeId, evolved }) => {
      const [before] = (await read.linksOfEpisodes([episodeId])).filter((one) => one.nodeId === nodeId)
      const link = { episodeId, nodeId, evolved: evolved || before?.evolved === true }
      over.links.set(linkName(episodeId, nodeId), link)
    },
    unlink: async (episodeId, nodeId) => void over.links.set(linkName(episodeId, nodeId), null),
    putRelationship: async (edge) => {
      const there = (await read.relationships([edge.from])).find(
        ({ from, to, type }) => from === edge.from && to === edge.to && type === edge.type,
      )
      const id = there?.id ?? edge.id
      over.edges.set(id, { ...edge, id, scope })
    },
    removeRelationship: async (id) => void over.edges.set(id, null),
    quarantine: async (rows) => rows.forEach((row) => over.quarantined.set(row.id, { ...row, scope })),
    dropQuarantined: async (ids = [...over.quarantined.keys()]) => {
      for (const id of ids) over.quarantined.set(id, null)
      return ids.length
    },
  }
}

/** Of no consequence for what a dry run shows. */
const nothing = {
  setCutUpTo: async () => {},
  addUsage: async () => {},
  noteAccess: async () => {},
  putVectors: async () => {},
  keepOnlySpace: async () => 0,
}
