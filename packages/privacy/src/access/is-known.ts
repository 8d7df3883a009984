import type { Store } from '@recollect/core'

/** Whether a scope holds anything yet, if only a log of who asked: what is written into one that does not would make it. */
export const isKnown = (store: Store, scope: string): Promise<boolean> =>
  store.read(scope, async ({ audit, changes, items }) => {
    if (((await audit?.last()) ?? null) !== null) return true
    for (const list of [changes, items]) if ((await list.list({ limit: 1 })).rows.length > 0) return true
    return false
  })
