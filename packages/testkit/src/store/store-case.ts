import type { Store } from '@recollect/core'
import type { StoreCapabilities } from '@recollect/core/store'

/** What a case of the kit works on: a fresh store. */
export interface CaseContext {
  readonly store: Store
  /** Another handle on the same data; the kit closes it. */
  reopen(): Promise<Store>
}

/** What not every store has: a capability it declares, or snapshots, which it has when it has the method. */
export type StoreNeed = keyof StoreCapabilities | 'snapshot'

export const hasNeed = (store: Store, need: StoreNeed): boolean =>
  need === 'snapshot' ? store.snapshot !== undefined : store.capabilities[need]

/** One sentence of the contract and the check that it holds. */
export interface StoreCase {
  readonly name: string
  /** Run only by stores that have this. */
  readonly needs: StoreNeed | null
  /** Whether the store is closed in it. */
  readonly closes: boolean
  run(context: CaseContext): Promise<void>
}

export function storeCase(
  name: string,
  run: (context: CaseContext) => Promise<void>,
  needs: StoreNeed | null = null,
): StoreCase {
  return { name, needs, run, closes: false }
}

/** A case after which the store is no longer open. */
export const closing = (testCase: StoreCase): StoreCase => ({ ...testCase, closes: true })
