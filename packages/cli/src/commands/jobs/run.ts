import type { JobEvent } from '@recollect/core'
import type { Context } from '../../context.ts'
import { jobEventLine } from '../../render/job-event.ts'
import { withMemory } from '../../open-memory.ts'
import { field } from '../../util/objects.ts'
import type { JobsArguments } from './spec.ts'

export interface RunDone {
  readonly action: 'run'
  readonly done: number
  readonly failed: number
}

/** Does jobs until Ctrl-C, or until none is due. What runs then is interrupted and waits again. */
export async function runJobs(
  { kind, concurrency, untilIdle }: JobsArguments,
  context: Context,
): Promise<RunDone> {
  const { postgresJobs } = await import('@recollect/store-postgres/jobs')
  return withMemory(context, 'read', async ({ recollect }) => {
    const queue = postgresJobs({ url: context.loaded.settings.db })
    const stop = new AbortController()
    const release = context.io.onInterrupt(() => stop.abort())
    const count = { done: 0, failed: 0 }
    const onEvent = (event: JobEvent): void => {
      if (event.type === 'done') count.done += 1
      if (event.type === 'failed') count.failed += 1
      tell(event, context)
    }
    try {
      const kinds = field('kinds', kind === null ? undefined : [kind])
      const signal = stop.signal
      await queue.run({
        recollect,
        untilIdle,
        signal,
        onEvent,
        ...kinds,
        ...field('concurrency', concurrency),
      })
    } finally {
      release()
      await queue.close()
    }
    return { action: 'run', ...count }
  })
}

/** A line for each event on standard error, as it happens; with `--json` an object. */
function tell(event: JobEvent, { io, text, json }: Context): void {
  const line = json ? JSON.stringify({ event }) : jobEventLine(event, text)
  // Nobody waits for it: jobs go on whether or not somebody reads.
  if (line !== null) void io.stderr.write(`${line}\n`)
}
