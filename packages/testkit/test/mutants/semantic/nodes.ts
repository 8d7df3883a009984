import type { Store } from '@recollect/core'
import type { VectorSpace } from '@recollect/core/store'
import { RecollectError } from '@recollect/core'
import { allOf, writing } from './override.ts'

/** Gives a second node of a key form another one. */
export function madeForm(store: Store): Store {
  return writing(store, (semantic) => ({
    putNode: (node) =>
      semantic.putNode(node).catch((error: unknown) => {
        if (!RecollectError.isInstance(error) || error.code !== 'STORE_CONFLICT') throw error
        return semantic.putNode({ ...node, keyForm: `${node.keyForm} of ${node.id}` })
      }),
  }))
}

/** Keeps fields of the node that is replaced where the new one has none. */
export function mergedNode(store: Store): Store {
  return writing(store, (semantic) => ({
    putNode: async (node) => {
      const before = await semantic.node(node.id)
      await semantic.putNode({ ...node, accessedAt: node.accessedAt ?? before?.accessedAt ?? null })
    },
  }))
}

/** Writes texts in composed form. */
export function composedValue(store: Store): Store {
  return writing(store, (semantic) => ({
    putNode: (node) => semantic.putNode({ ...node, value: node.value.normalize('NFC') }),
  }))
}

/** Keeps fields of the version that is replaced. */
export function mergedVersion(store: Store): Store {
  return writing(store, (semantic) => ({
    putVersion: async (version) => {
      const before = (await semantic.versions([version.nodeId])).find(
        (one) => one.version === version.version,
      )
      await semantic.putVersion({ ...version, validTo: version.validTo ?? before?.validTo ?? null })
    },
  }))
}

/** Leaves the versions of a node behind that is removed. */
export function leftVersions(store: Store): Store {
  return writing(store, (semantic) => ({
    removeNode: async (id) => {
      const versions = await semantic.versions([id])
      await semantic.removeNode(id)
      for (const version of versions) await semantic.putVersion(version)
    },
  }))
}

/** Takes the time of the access noted last for the last one. */
export function loweredAccess(store: Store): Store {
  return writing(store, (semantic) => ({
    noteAccess: async (accesses) => {
      await semantic.noteAccess(accesses)
      for (const { nodeId, at } of accesses) {
        const node = await semantic.node(nodeId)
        if (node !== null) await semantic.putNode({ ...node, accessedAt: at })
      }
    },
  }))
}

const SPACES: readonly VectorSpace[] = ['m', 'n', '模型'].flatMap((model) =>
  [1, 2, 3].map((dimensions) => ({ model, dimensions })),
)

/** Keeps the vectors of a node although its terms changed. */
export function staleVectors(store: Store): Store {
  return writing(store, (semantic) => ({
    putNode: async (node) => {
      const held = await Promise.all(
        SPACES.map(async (space) => (await semantic.vectors('node', space, '', allOf.limit)).get(node.id)),
      )
      await semantic.putNode(node)
      for (const [at, space] of SPACES.entries()) {
        const vector = held[at]
        if (vector !== undefined) await semantic.putVectors('node', space, new Map([[node.id, vector]]))
      }
    },
  }))
}

/** Removes the vectors of an episode whenever it is told anew. */
export function wipedVectors(store: Store): Store {
  return writing(store, (semantic) => ({
    putEpisode: async (episode) => {
      if ((await semantic.episode(episode.id)) !== null)
        await semantic.putEpisode({ ...episode, terms: [...episode.terms, 'wiped'] })
      await semantic.putEpisode(episode)
    },
  }))
}
