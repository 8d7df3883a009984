import type { Store } from '@recollect/core'
import type { StoreHarness } from './harness.ts'

/** Stores that stay open from case to case. */
export interface KeptStores {
  /** The same harness; closing a store of it does nothing, destroying one empties it for whoever comes next. */
  readonly harness: StoreHarness
  /** Closes all that are free. */
  close(): Promise<void>
}

/** Keeps the stores of a harness that can empty them; those of any other are fresh for each case. */
export function keepStores(harness: StoreHarness): KeptStores {
  const { empty } = harness
  if (empty === undefined) return { harness, close: async () => undefined }
  const free: Store[] = []
  const lent = new Map<Store, Store>()
  const behind = (handle: Store): Store => lent.get(handle) ?? handle
  return {
    harness: {
      ...harness,
      create: async () => {
        const store = free.pop() ?? (await harness.create())
        const handle: Store = { ...store, close: async () => undefined }
        lent.set(handle, store)
        return handle
      },
      ...(harness.reopen && { reopen: async (handle) => (await harness.reopen?.(behind(handle))) ?? handle }),
      destroy: async (handle) => {
        const store = behind(handle)
        await empty(store)
        lent.delete(handle)
        free.push(store)
      },
    },
    close: async () => {
      for (const store of free.splice(0)) {
        await store.close()
        await harness.destroy?.(store)
      }
    },
  }
}
