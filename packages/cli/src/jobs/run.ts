import type { JobMemory, JobEvent, JobQueue } from '@recollect/core/store'
import { asksWho } from '../config/privacy.ts'
import type { LoadedConfig } from '../config/types.ts'
import type { Context } from '../context.ts'
import { discoveryModels } from '../models/discovery.ts'
import { withMemory } from '../open-memory.ts'
import type { OpenMemory } from '../open-memory.ts'
import { warn } from '../io/messages.ts'
import { jobEventLine } from '../render/job-event.ts'
import { principalOf } from '../privacy/access.ts'
import { field } from '../util/objects.ts'
import { jobHandlers } from './handlers.ts'
import { openQueue } from './queue.ts'

export interface RunDone {
  readonly action: 'run'
  readonly done: number
  readonly failed: number
}

export interface RunArguments {
  /** Undefined: every kind. */
  readonly kinds: readonly string[] | undefined
  readonly concurrency: number | undefined
  readonly untilIdle: boolean
}

/** The kind of job that discovers what is owed. */
export const DISCOVER = 'discover'

export const discovers = (kinds: readonly string[] | undefined): boolean => kinds?.includes(DISCOVER) ?? true

/**
 * Does jobs until Ctrl-C, or until none is due. What runs then is interrupted and waits again. `prepare` adds jobs before the first is
 * begun.
 */
export async function runJobs(
  { kinds, concurrency, untilIdle }: RunArguments,
  context: Context,
  prepare: (queue: JobQueue<JobMemory>) => Promise<void> = () => Promise.resolve(),
): Promise<RunDone> {
  const { models, missing } = await discoveryModels(context.loaded)
  if (missing === 'key' && discovers(kinds)) {
    await warn(context.io, context.text, context.json, context.text.knowledge.errors.noKey)
  }
  const work = async ({ recollect, inside: { whole, store } }: OpenMemory): Promise<RunDone> => {
    const { loaded } = context
    const asks = asksWho(loaded.settings.privacy)
    const open = await openQueue(loaded.settings, await jobHandlers(store, loaded.settings))
    const queue = asks ? whole.as(principalOf(loaded)).jobs(open) : open
    const stop = new AbortController()
    const release = context.io.onInterrupt(() => stop.abort())
    const count = { done: 0, failed: 0 }
    const onEvent = (event: JobEvent): void => {
      if (event.type === 'done') count.done += 1
      if (event.type === 'failed') count.failed += 1
      tell(event, context)
    }
    try {
      await prepare(queue)
      await queue.run({
        recollect,
        ...(asks ? { as: (id: string) => whole.as(principalOf(acting(loaded, id))) } : {}),
        untilIdle,
        signal: stop.signal,
        onEvent,
        ...{ ...field('kinds', kinds), ...field('concurrency', concurrency) },
      })
    } finally {
      release()
      await queue.close()
    }
    return { action: 'run', ...count }
  }
  return withMemory(context, 'read', work, models)
}

/** Who asked for a job, with the roles that the configuration gives them now. */
const acting = ({ env, settings }: LoadedConfig, id: string) => ({ env, settings: { ...settings, as: id } })

/** A line for each event on standard error, as it happens; with `--json` an object. */
function tell(event: JobEvent, { io, text, json }: Context): void {
  const line = json ? JSON.stringify({ event }) : jobEventLine(event, text)
  // Nobody waits for it: jobs go on whether or not somebody reads.
  if (line !== null) void io.stderr.write(`${line}\n`)
}
