import { createRecollect } from '@recollect/core'
import type { ConfigInput, LanguagePack, Recollect } from '@recollect/core'
import { fixedClock } from '../fixtures/fixed-clock.ts'
import { sequentialIds } from '../fixtures/sequential-ids.ts'
import { withKnowledge } from '../fixtures/with-knowledge.ts'
import type { StoreHarness } from '../store/harness.ts'

/** How the kit gets at a memory whose recall it tests. */
export interface RecallHarness {
  /** Heads the report: `sqlite, Chinese and English`. */
  readonly name: string
  readonly store: StoreHarness
  /** The packs the memory reads with. They must read Chinese and English. */
  readonly languages: () => readonly LanguagePack[]
}

/** Runs `work` on a fresh memory and clears up after it, whatever happens. Ids, clock and stopwatch are the same in every run. */
export async function withRecollect<T>(
  { store: harness, languages }: RecallHarness,
  work: (recollect: Recollect) => Promise<T>,
  config?: ConfigInput,
): Promise<T> {
  const store = await harness.create()
  try {
    const recollect = await createRecollect({
      store,
      plugins: withKnowledge(store),
      languages: languages(),
      clock: fixedClock(),
      ids: sequentialIds(),
      stopwatch: { elapsed: () => 0 },
      ...(config === undefined ? {} : { config }),
    })
    return await work(recollect)
  } finally {
    await store.close()
    await harness.destroy?.(store)
  }
}
