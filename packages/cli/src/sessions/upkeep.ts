import { setImmediate as turn } from 'node:timers/promises'
import type { UpkeepOptions } from '@recollect/sessions'
import type { Context } from '../context.ts'
import { progress } from '../io/progress.ts'
import type { Progress } from '../io/progress.ts'
import { field } from '../util/objects.ts'

/** What the command line says of every upkeep. */
export interface UpkeepArguments {
  readonly dryRun: boolean
  readonly batch: number | undefined
}

/** So few pairs are done before anybody looks. */
const QUIET = 200

/** Upkeep with a progress bar; Ctrl-C ends it after the batch. */
export async function runUpkeep<T>(
  { dryRun, batch }: UpkeepArguments,
  title: string,
  context: Context,
  work: (options: UpkeepOptions) => Promise<T>,
): Promise<T> {
  const stop = new AbortController()
  const release = context.io.onInterrupt(() => stop.abort())
  const shown: Progress[] = []
  try {
    return await work({
      dryRun,
      ...field('batch', batch),
      signal: stop.signal,
      onProgress: async ({ done, total }) => {
        if (total > QUIET && shown.length === 0) shown.push(...(await begun(title, context)))
        for (const bar of shown) await bar.update(done, total, 0)
        // SQLite answers without letting go of the process; here signals come through.
        await turn()
      },
    })
  } finally {
    for (const bar of shown) bar.end()
    release()
  }
}

/** None with `--json`. */
async function begun(title: string, context: Context): Promise<readonly Progress[]> {
  const bar = await progress(context, title, context.text.sessions.upkeep.progress)
  return bar === null ? [] : [bar]
}
