import { describe, it } from 'vitest'
import { RECALL_GROUPS } from './groups.ts'
import type { RecallHarness } from './harness.ts'

/**
 * Registers what recall does on every store with vitest: one `describe` a group, a fresh store a case. Call it at the top level of a test
 * file.
 */
export function testRecall(harness: RecallHarness): void {
  describe(`recall on ${harness.name}`, () => {
    for (const [group, cases] of Object.entries(RECALL_GROUPS)) {
      describe(group, () => {
        for (const testCase of cases) it(testCase.name, () => testCase.run(harness))
      })
    }
  })
}
