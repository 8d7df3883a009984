import type { Store } from '@recollect/core'
import { reading, writing } from './override.ts'

/** Makes a link anew, so that it forgets that it evolved. */
export function plainLink(store: Store): Store {
  return writing(store, (semantic) => ({
    link: async (link) => {
      await semantic.unlink(link.episodeId, link.nodeId)
      await semantic.link(link)
    },
  }))
}

/** Gives a relationship that is replaced the id of the new one. */
export function newEdge(store: Store): Store {
  return writing(store, (semantic) => ({
    putRelationship: async (edge) => {
      const { from, to, type } = edge
      const before = (await semantic.relationships([from])).filter(
        (one) => one.from === from && one.to === to && one.type === type,
      )
      for (const { id } of before) await semantic.removeRelationship(id)
      await semantic.putRelationship(edge)
    },
  }))
}

/** Knows the relationships of the node they begin at. */
export function oneWay(store: Store): Store {
  return reading(store, (semantic) => ({
    relationships: async (ids) =>
      (await semantic.relationships(ids)).filter(({ from }) => ids.includes(from)),
  }))
}

/** Gives the links of nodes in the order the nodes were asked for. */
export function askedOrder(store: Store): Store {
  return reading(store, (semantic) => ({
    linksOfNodes: async (ids) => (await Promise.all(ids.map((id) => semantic.linksOfNodes([id])))).flat(),
  }))
}

/** Gives the vectors of nodes and episodes together. */
export function mixedRecords(store: Store): Store {
  return reading(store, (semantic) => ({
    vectors: async (kind, ...asked) => {
      const [own, nodes, episodes] = await Promise.all([
        semantic.vectors(kind, ...asked),
        semantic.vectors('node', ...asked),
        semantic.vectors('episode', ...asked),
      ])
      return new Map([...nodes, ...episodes, ...own])
    },
  }))
}
