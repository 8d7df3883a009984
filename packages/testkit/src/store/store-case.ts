import type { Store, StoreCapabilities } from '@recollect/core'

/** What a case of the kit works on: a fresh store. */
export interface CaseContext {
  readonly store: Store
  /** Another handle on the same data; the kit closes it. */
  reopen(): Promise<Store>
}

/** One sentence of the contract and the check that it holds. */
export interface StoreCase {
  readonly name: string
  /** Run only by stores that declare this. */
  readonly needs: keyof StoreCapabilities | null
  /** Whether the store is closed in it. */
  readonly closes: boolean
  run(context: CaseContext): Promise<void>
}

export function storeCase(
  name: string,
  run: (context: CaseContext) => Promise<void>,
  needs: keyof StoreCapabilities | null = null,
): StoreCase {
  return { name, needs, run, closes: false }
}

/** A case after which the store is no longer open. */
export const closing = (testCase: StoreCase): StoreCase => ({ ...testCase, closes: true })
