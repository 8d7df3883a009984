import type { Store } from '@recollect/core'

/** Brings a store up to date, works with it, and closes it whatever happens. */
export async function withStore<T>(opening: Promise<Store>, work: (store: Store) => Promise<T>): Promise<T> {
  const store = await opening
  try {
    await store.migrate()
    return await work(store)
  } finally {
    await store.close()
  }
}
