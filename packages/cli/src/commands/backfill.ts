import { setImmediate as turn } from 'node:timers/promises'
import type { BackfillOptions, BackfillProgress, ScopedMemory } from '@recollect/core'
import { command } from '../argv/command.ts'
import type { Context } from '../context.ts'
import { EXIT } from '../errors/exit-codes.ts'
import { progress } from '../io/progress.ts'
import type { Progress } from '../io/progress.ts'
import { withMemory } from '../open-memory.ts'
import type { View } from '../render/view.ts'
import { allScopeNames } from '../util/all-scopes.ts'
import { settle } from '../util/attempt.ts'

interface BackfillArguments {
  readonly batch: number | undefined
  readonly allScopes: boolean
}

interface Backfilled {
  readonly scopes: readonly ({ readonly scope: string } & BackfillProgress)[]
  /** Ctrl-C came before the end; what is read stays read. */
  readonly stopped: boolean
}

/** Extracts from what the present packs have not read. Ctrl-C ends it after the batch. */
async function backfill({ batch, allScopes }: BackfillArguments, context: Context): Promise<Backfilled> {
  return withMemory(context, 'read', async ({ recollect, memory }) => {
    const names = allScopes ? await allScopeNames(recollect) : [memory.scope]
    let stopped = false
    const release = context.io.onInterrupt(() => (stopped = true))
    const scopes: ({ scope: string } & BackfillProgress)[] = []
    for (const scope of names) {
      if (stopped) break
      const title = allScopes
        ? `${context.text.output.backfill.bar} (${scope})`
        : context.text.output.backfill.bar
      const shown = await progress(context, title)
      const done = await backfillScope(recollect.scope(scope), { batch, shown, stopped: () => stopped })
      shown?.end()
      scopes.push({ scope, ...done })
    }
    release()
    return { scopes, stopped }
  })
}

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
async function backfillScope(memory: ScopedMemory, run: Run): Promise<BackfillProgress> {
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
    onProgress: ({ done, total, cards, skipped = 0 }) => {
      const missed = (before.skipped ?? 0) + skipped
      progress = {
        ...{ done: before.done + done, total: before.done + total, cards: before.cards + cards },
        ...(missed > 0 && { skipped: missed }),
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

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)

function renderBackfill({ scopes, stopped }: Backfilled, { text }: View): string {
  const { backfill } = text.output
  const done = sum(scopes.map((scope) => scope.done))
  const total = sum(scopes.map((scope) => scope.total))
  if (stopped) return backfill.stopped(done, total)
  return done === 0 ? backfill.nothing : backfill.done(done, sum(scopes.map(({ cards }) => cards)))
}

export const spec = command({
  name: 'backfill',
  options: ['batch', 'allScopes'],
  read: (values): BackfillArguments => {
    const allScopes = values.flag('all-scopes')
    if (allScopes && values.text('scope') !== undefined) throw values.exclusive('--all-scopes', '--scope')
    return { batch: values.integer('batch', 1, 1000), allScopes }
  },
  run: backfill,
  render: renderBackfill,
  exit: ({ stopped }) => (stopped ? EXIT.interrupted : EXIT.ok),
})
