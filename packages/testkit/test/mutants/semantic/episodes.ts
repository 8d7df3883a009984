import type { Episode, Store } from '@recollect/core'
import { RecollectError } from '@recollect/core'
import { allOf, reading, writing } from './override.ts'

/** Leaves out the items of an episode when one of them is in another one. */
export function sharedItem(store: Store): Store {
  return writing(store, (semantic) => ({
    putEpisode: (episode) =>
      semantic.putEpisode(episode).catch((error: unknown) => {
        if (!RecollectError.isInstance(error) || error.code !== 'STORE_CONFLICT') throw error
        return semantic.putEpisode({ ...episode, itemIds: [] })
      }),
  }))
}

/** Gives episodes that began at the same time newest first. */
export function newestOfEqual(store: Store): Store {
  const order = (a: Episode, b: Episode) => a.startedAt - b.startedAt || (a.id < b.id ? 1 : -1)
  return reading(store, (semantic) => ({
    episodes: async (...asked) => {
      const { rows, next } = await semantic.episodes(...asked)
      return { rows: rows.toSorted(order), next }
    },
  }))
}

/** Takes episodes in that begin when the time asked for is over. */
export function closedEnd(store: Store): Store {
  return reading(store, (semantic) => ({
    episodes: (page, filter = {}) =>
      semantic.episodes(page, filter.to === undefined ? filter : { ...filter, to: filter.to + 1 }),
  }))
}

/** Of episodes that ended at the same time takes the first for the last. */
export function firstEnded(store: Store): Store {
  return reading(store, (semantic) => ({
    lastEpisode: async (session) => {
      const { rows } = await semantic.episodes(allOf, { session })
      const [last] = rows.toSorted((a, b) => b.endedAt - a.endedAt || (a.id < b.id ? -1 : 1))
      return last ?? null
    },
  }))
}

/** Forgets to say that the episode to remove is not there. */
export function silentEpisode(store: Store): Store {
  return writing(store, (semantic) => ({
    removeEpisode: (id) => semantic.removeEpisode(id).catch(() => Promise.resolve()),
  }))
}

/** Never goes back to what was cut already. */
export function forwardOnly(store: Store): Store {
  return writing(store, (semantic) => ({
    setCutUpTo: (seq) => semantic.setCutUpTo(Math.max(seq, semantic.cutUpTo)),
  }))
}
