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
  /**
   * Takes out everything a case wrote, so that the next one may have the store as it is: for stores that take long to open. Cases that
   * close their store get one of their own.
   */
  empty?(store: Store): Promise<void>
}
