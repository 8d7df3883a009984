import type { Store } from '@recollect/core'

/** How the kit gets at a store. */
export interface StoreHarness {
  /** Heads the report: `sqlite, file`. */
  readonly name: string
  /** A fresh store: migrated, empty, sharing nothing with stores made before. */
  create(): Promise<Store>
  /** Another handle on the data of `store`, which stays open. Needed when the store declares `durable` or `multiProcess`. */
  reopen?(store: Store): Promise<Store>
  /** Frees what `create` made (files, databases); called after the store was closed. */
  destroy?(store: Store): Promise<void>
}
