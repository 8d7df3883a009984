import type { Store } from '@recollect/core'
import type { ScopeView, VectorReader, VectorWriter } from '@recollect/core/store'
import { override, overrideReads, overrideWrites } from './override.ts'

const reading = (store: Store, change: (vectors: VectorReader) => Partial<VectorReader>): Store =>
  overrideReads(store, ({ vectors }: ScopeView) =>
    vectors === undefined ? {} : { vectors: override(vectors, change(vectors)) },
  )

const writing = (store: Store, change: (vectors: VectorWriter) => Partial<VectorWriter>): Store =>
  overrideWrites(store, ({ vectors }) =>
    vectors === undefined ? {} : { vectors: override(vectors, change(vectors)) },
  )

/** Looks a few entries deep and takes them for the nearest, as an approximate index does. */
export function nearEnough(store: Store): Store {
  return reading(store, (vectors) => ({
    nearest: async (space, query, limit, minScore) =>
      (await vectors.nearest(space, query, 1000, minScore))
        .filter(({ seq }) => seq % 2 !== 0)
        .slice(0, limit),
  }))
}

/** Compares vectors of every model that have the same length. */
export function mixedModels(store: Store): Store {
  return reading(store, (vectors) => ({
    nearest: async (space, query, limit, minScore) => {
      const spaces = (await vectors.spaces()).filter(({ dimensions }) => dimensions === space.dimensions)
      const found = await Promise.all(spaces.map((one) => vectors.nearest(one, query, limit, minScore)))
      return found
        .flat()
        .toSorted((a, b) => b.score - a.score || b.seq - a.seq)
        .slice(0, limit)
    },
  }))
}

/** Gives the oldest of equal ones first. */
export function oldestFirst(store: Store): Store {
  return reading(store, (vectors) => ({
    nearest: async (space, query, limit, minScore) =>
      (await vectors.nearest(space, query, 1000, minScore))
        .toSorted((a, b) => b.score - a.score || a.seq - b.seq)
        .slice(0, limit),
  }))
}

/** Keeps the first vector an item was given. */
export function firstVector(store: Store): Store {
  return writing(store, (vectors) => ({
    put: async (space, given) => {
      const owed = new Set(await vectors.owed(space, 0, 1000))
      const fresh = new Map([...given].filter(([seq]) => owed.has(seq)))
      await vectors.put(space, fresh)
    },
  }))
}

/** Leaves the vectors of other models where they are. */
export function keptModels(store: Store): Store {
  return writing(store, (vectors) => ({
    keepOnly: async ({ model, dimensions }) =>
      (await vectors.spaces())
        .filter((space) => space.model !== model || space.dimensions !== dimensions)
        .reduce((sum, space) => sum + space.vectors, 0),
  }))
}
