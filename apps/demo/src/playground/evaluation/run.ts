import { join } from 'node:path'
import { createRecollect } from '@recollect/core'
import { english } from '@recollect/extract-en'
import { chinese } from '@recollect/extract-zh'
import { inMemoryStore } from '@recollect/store-memory'
import type { EvaluationResult, SwitchValues } from '@recollect/ui'
import type { RunControl } from './pace.ts'
import { runRecall } from './recall/run.ts'
import type { OpenEmpty } from './recall/run.ts'
import type { EvaluationSet } from './sets.ts'
import { runStatements } from './statements/run.ts'
import { storyClock } from '../stories/clock.ts'
import { configOf } from './switches.ts'

/** Runs a set in memories of its own, which nothing outlives. @throws StoppedError once the signal is aborted. */
export async function runSet(
  data: string,
  set: EvaluationSet,
  switches: SwitchValues,
  control: RunControl,
): Promise<EvaluationResult> {
  const start = performance.now()
  const open: OpenEmpty = (clock) =>
    createRecollect({
      store: inMemoryStore(),
      languages: [chinese(), english()],
      clock,
      config: configOf(switches),
    })
  const path = join(data, set.path)
  const measured =
    set.kind === 'recall'
      ? await runRecall(open, path, control)
      : await runStatements(await open(storyClock(0)), path, control)
  return { set: set.id, kind: set.kind, switches, ms: performance.now() - start, ...measured }
}
