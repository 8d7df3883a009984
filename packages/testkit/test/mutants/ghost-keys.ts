import type { Store } from '@recollect/core'
import type { NewTurn, SessionReader, SessionWriter, TurnPlace } from '@recollect/core/store'
import { override } from './override.ts'
import { hasKey, inRange } from './turn-places.ts'

/** Keeps the keys of turns whose transaction failed. */
export function ghostKeys(store: Store): Store {
  const ghosts = new Map<string, (NewTurn & TurnPlace)[]>()
  return override<Store>(store, {
    read: (scope, work) =>
      store.read(scope, (view) => {
        const { sessions } = view
        if (sessions === undefined) return work(view)
        const find: SessionReader['find'] = async (kind, key, range) => {
          const held = (ghosts.get(scope) ?? []).filter((turn) => hasKey(turn, kind, key))
          const found = await sessions.find(kind, key, range)
          return held.length === 0 ? found : inRange([...found, ...held], range)
        }
        return work({ ...view, sessions: override(sessions, { find }) })
      }),
    transaction: async (scope, work) => {
      const appended: (NewTurn & TurnPlace)[] = []
      try {
        return await store.transaction(scope, async (tx) => {
          const { sessions } = tx
          if (sessions === undefined) return work(tx)
          const append: SessionWriter['append'] = async (turn) => {
            const stored = await sessions.append(turn)
            appended.push(stored)
            return stored
          }
          return work({ ...tx, sessions: override(sessions, { append }) })
        })
      } catch (error) {
        ghosts.set(scope, [...(ghosts.get(scope) ?? []), ...appended])
        throw error
      }
    },
  })
}
