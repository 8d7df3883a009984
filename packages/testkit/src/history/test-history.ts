import { describe, it } from 'vitest'
import type { RecallHarness } from '../recall/harness.ts'
import { checkLaw, HISTORY_LAWS } from './laws.ts'

/** How long `testHistory` tries. */
export interface HistoryOptions {
  /** Generated histories, shared among the laws; 2,000 by default. */
  readonly runs?: number
}

/** Registers the laws of facts over time with vitest, each tried on its share of generated histories in both languages. */
export function testHistory(harness: RecallHarness, { runs = 2000 }: HistoryOptions = {}): void {
  const share = Math.ceil(runs / HISTORY_LAWS.length)
  describe(`facts over time on ${harness.name}`, () => {
    for (const law of HISTORY_LAWS) {
      it(`${law.name} (${String(share)} histories)`, { timeout: 300_000 }, async () => {
        const store = await harness.store.create()
        try {
          await checkLaw(law, store, harness.languages(), share)
        } finally {
          await store.close()
          await harness.store.destroy?.(store)
        }
      })
    }
  })
}
