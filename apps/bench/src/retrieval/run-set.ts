import { manualClock } from '../library/manual-clock.ts'
import { withTemporaryRecollect } from '../library/with-recollect.ts'
import type { StoreName } from '../library/with-recollect.ts'
import { timed } from '../stats/time.ts'
import { copyOf, runWithout } from './ablation/run.ts'
import type { Copy } from './ablation/run.ts'
import type { LeftOut } from './ablation/left-out.ts'
import { askAll } from './ask.ts'
import type { Asked } from './ask.ts'
import type { Baseline } from './baselines/baseline.ts'
import { runBaseline } from './baselines/run.ts'
import { setFigures } from './figures.ts'
import type { SetFigures } from './figures.ts'
import { ingest } from './ingest.ts'
import type { RetrievalSet } from './load-set.ts'
import { scopeOf } from './scope.ts'
import { systemFigures } from './system-figures.ts'
import type { SystemFigures } from './system-figures.ts'

export interface RunOptions {
  readonly store: StoreName
  /** Hits asked for. */
  readonly limit: number
  readonly baselines: readonly Baseline[]
  readonly leftOut: readonly LeftOut[]
  /** Told what has been run. */
  readonly onProgress?: (done: string) => void
}

/** Measures one set, then the same by every baseline and without each step that is left out. */
export async function runSet(
  set: RetrievalSet,
  options: RunOptions,
): Promise<{ readonly figures: SetFigures; readonly asked: readonly Asked[] }> {
  const { told, asked, copy } = await runMemory(set, options)
  options.onProgress?.(`${set.name}: asked`)
  const baselines: SystemFigures[] = []
  for (const baseline of options.baselines) {
    const run = await runBaseline(baseline, set, options.limit)
    baselines.push(systemFigures(baseline, { messages: told.messages, ms: run.indexMs }, run.asked))
    options.onProgress?.(`${set.name}: ${baseline.name}`)
  }
  const ablation: SystemFigures[] = []
  for (const one of options.leftOut) {
    ablation.push(await runWithout(one, set, copy, options))
    options.onProgress?.(`${set.name}: ${one.label}`)
  }
  return { figures: setFigures(set.name, told, asked, { baselines, ablation }), asked }
}

function runMemory(
  set: RetrievalSet,
  { store, limit, leftOut }: RunOptions,
): Promise<{
  readonly told: { readonly messages: number; readonly ms: number }
  readonly asked: readonly Asked[]
  readonly copy: Copy
}> {
  const clock = manualClock(0)
  return withTemporaryRecollect({ store, clock }, async (recollect) => {
    const told = await timed(async () => {
      let messages = 0
      for (const conversation of set.conversations) {
        clock.set(0)
        messages += await ingest(recollect.scope(scopeOf(conversation.id)), clock, conversation)
      }
      return messages
    })
    const asked = await askAll(recollect, clock, set, { limit, scopeOf })
    const copy = leftOut.length === 0 ? new Map<string, string[]>() : await copyOf(recollect, set)
    return { told: { messages: told.value, ms: told.ms }, asked, copy }
  })
}
