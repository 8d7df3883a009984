import type { Store } from '@recollect/core'
import type { StoreHarness } from './harness.ts'
import { hasNeed } from './store-case.ts'
import type { StoreCase } from './store-case.ts'

/**
 * Runs one case on a fresh store and clears up after it, whatever happens. Resolves `skipped` when the store does not have what it needs.
 */
export async function runCase(harness: StoreHarness, testCase: StoreCase): Promise<'passed' | 'skipped'> {
  const store = await harness.create()
  const opened: Store[] = []
  try {
    if (testCase.needs !== null && !hasNeed(store, testCase.needs)) return 'skipped'
    await testCase.run({
      store,
      reopen: async () => {
        if (harness.reopen === undefined) {
          throw new Error(
            `"${harness.name}" has ${String(testCase.needs)}: give its harness a reopen() function.`,
          )
        }
        const other = await harness.reopen(store)
        opened.push(other)
        return other
      },
    })
    return 'passed'
  } finally {
    for (const other of opened) await other.close()
    await store.close()
    await harness.destroy?.(store)
  }
}
