import { setImmediate as turn } from 'node:timers/promises'
import type { BackfillOptions, BackfillProgress, ScopedMemory } from '@recollect/core'
import type { Progress } from '../../io/progress.ts'
import { settle } from '../../util/attempt.ts'

/** Thrown out of the progress call, which comes between two transactions: what is committed stays. */
class Pause extends Error {}

interface Run {
  readonly batch: number | undefined
  readonly shown: Progress | null
  readonly stopped: () => boolean
}

/** How long a database may keep the process from hearing Ctrl-C. */
const SLICE_MS = 200

/** One scope, a slice of time after another; ends early, with what was done, when `stopped` says so. */
export async function backfillScope(memory: ScopedMemory, run: Run): Promise<BackfillProgress> {
  let before: BackfillProgress = { done: 0, total: 0, cards: 0 }
  for (;;) {
    const { progress, paused } = await backfillSlice(memory, run, before)
    before = progress
    await run.shown?.update(progress.done, progress.total, progress.cards)
    if (!paused || run.stopped()) return progress
    // SQLite answers without letting go of the process; here signals come through.
    await turn()
  }
}

async function backfillSlice(memory: ScopedMemory, run: Run, before: BackfillProgress) {
  const end = performance.now() + SLICE_MS
  let progress = before
  const shows: Promise<void>[] = []
  const options: BackfillOptions = {
    onProgress: ({ done, total, cards, unread = 0 }) => {
      const missed = (before.unread ?? 0) + unread
      progress = {
        ...{ done: before.done + done, total: before.done + total, cards: before.cards + cards },
        ...(missed > 0 && { unread: missed }),
      }
      if (run.shown) shows.push(run.shown.update(progress.done, progress.total, progress.cards))
      const pausing = run.stopped() || (done > 0 && performance.now() > end)
      if (pausing && done < total) throw new Pause()
    },
    ...(run.batch === undefined ? {} : { batch: run.batch }),
  }
  const result = await settle(memory.backfill(options))
  await Promise.all(shows)
  if (!result.ok && !(result.error instanceof Pause)) throw result.error
  return { progress, paused: !result.ok }
}
