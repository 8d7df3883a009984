import type { BackfillOptions, BackfillProgress, ScopedMemory } from '@recollect/core'
import type { Progress } from '../../io/progress.ts'
import { settle } from '../../util/attempt.ts'

/** Thrown out of the progress call, which comes between two transactions: what is committed stays. */
class Stop extends Error {}

interface Run {
  readonly batch: number | undefined
  readonly shown: Progress | null
  readonly stopped: () => boolean
}

/** One scope; ends early, with what was done, when `stopped` says so. */
export async function backfillScope(memory: ScopedMemory, run: Run): Promise<BackfillProgress> {
  let last: BackfillProgress = { done: 0, total: 0, cards: 0 }
  const shows: Promise<void>[] = []
  const options: BackfillOptions = {
    onProgress: (progress) => {
      last = progress
      const shown = run.shown?.update(progress.done, progress.total, progress.cards)
      if (shown) shows.push(shown)
      if (run.stopped() && progress.done < progress.total) throw new Stop()
    },
    ...(run.batch === undefined ? {} : { batch: run.batch }),
  }
  const result = await settle(memory.backfill(options))
  await Promise.all(shows)
  if (result.ok) return result.value
  if (result.error instanceof Stop) return last
  throw result.error
}
