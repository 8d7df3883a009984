import { afterAll, describe, it } from 'vitest'
import { STORE_GROUPS } from './groups.ts'
import type { StoreHarness } from './harness.ts'
import { keepStores } from './keep-stores.ts'
import { runCase } from './run-case.ts'

/**
 * Registers the store contract with vitest: one `describe` a group, a store without contents for each case. Call it at the top level of a
 * test file.
 */
export function testStore(harness: StoreHarness): void {
  const kept = keepStores(harness)
  afterAll(kept.close)
  describe(`store contract: ${harness.name}`, () => {
    for (const [group, cases] of Object.entries(STORE_GROUPS)) {
      describe(group, () => {
        for (const testCase of cases) {
          it(testCase.name, async ({ skip }) => {
            const outcome = await runCase(testCase.closes ? harness : kept.harness, testCase)
            if (outcome === 'skipped') skip(`the store does not have ${String(testCase.needs)}`)
          })
        }
      })
    }
  })
}
