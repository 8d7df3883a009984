import type { Store } from '@recollect/core'
import type { ScopeTransaction } from '@recollect/core/store'
import type { StoreHarness } from '../store/harness.ts'

/**
 * Waits for each write to be done. A store may send writes without waiting and tell of a failure later; looked at one by one, they
 * fail where they would in a store that waits.
 */
export function settled(harness: StoreHarness): StoreHarness {
  const stores = new WeakMap<Store, Store>()
  return {
    name: harness.name,
    create: async () => {
      const store = await harness.create()
      const waiting: Store = {
        ...store,
        transaction: (scope, work) => store.transaction(scope, (tx) => work(waitingFor(tx))),
      }
      stores.set(waiting, store)
      return waiting
    },
    destroy: async (store) => harness.destroy?.(stores.get(store) ?? store),
  }
}

function waitingFor(tx: ScopeTransaction): ScopeTransaction {
  // The answer of the first comes behind those of the writes; the second is refused when one of them failed.
  const settle = async (): Promise<void> => {
    await tx.cards.count()
    await tx.cards.count()
  }
  const waits = <T extends object>(target: T): T =>
    new Proxy(target, {
      get(_, key): unknown {
        const member: unknown = Reflect.get(target, key)
        if (typeof member !== 'function') return member
        return async (...values: unknown[]) => {
          const result: unknown = await member.apply(target, values)
          await settle()
          return result
        }
      },
    })
  return {
    get nextDue() {
      return tx.nextDue
    },
    setNextDue: (at) => tx.setNextDue(at),
    copy: waits(tx.copy),
    items: waits(tx.items),
    cards: waits(tx.cards),
    search: waits(tx.search),
    expansions: waits(tx.expansions),
    changes: waits(tx.changes),
    ...(tx.vectors === undefined ? {} : { vectors: waits(tx.vectors) }),
    ...(tx.sessions === undefined ? {} : { sessions: waits(tx.sessions) }),
    ...(tx.working === undefined ? {} : { working: waits(tx.working) }),
    ...(tx.semantic === undefined ? {} : { semantic: waits(tx.semantic) }),
  }
}
