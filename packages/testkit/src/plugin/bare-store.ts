import type { Store } from '@recollect/core'

/** The store with messages and facts alone: it keeps none of what stores need not keep, and says so. */
export function bareStore(store: Store): Store {
  const none = {
    durable: false,
    multiProcess: false,
    sessions: false,
    semantic: false,
    vectors: false,
    audit: false,
  }
  return {
    ...store,
    capabilities: none,
    read: (scope, work) =>
      store.read(scope, ({ nextDue, items, cards, search, expansions, changes, copy }) =>
        work({ nextDue, items, cards, search, expansions, changes, copy }),
      ),
    transaction: (scope, work) =>
      store.transaction(scope, (tx) => {
        const { items, cards, search, expansions, changes, copy, setNextDue } = tx
        return work({
          get nextDue() {
            return tx.nextDue
          },
          ...{ items, cards, search, expansions, changes, copy, setNextDue },
        })
      }),
  }
}
