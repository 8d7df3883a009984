import type { Context } from '../../context.ts'
import { warn } from '../../io/messages.ts'
import { DISCOVER, discovers, runJobs } from '../../jobs/run.ts'
import type { RunDone } from '../../jobs/run.ts'
import type { WorkerArguments } from './spec.ts'

/** Does jobs, and discovers in every scope at once and again and again. */
export async function worker(args: WorkerArguments, context: Context): Promise<RunDone> {
  const { everyMs, untilIdle, kinds } = args
  const { io, text, json, loaded } = context
  if (discovers(kinds) && loaded.settings.model.name === null) {
    await warn(io, text, json, text.knowledge.errors.noModel)
  }
  return runJobs(args, context, async (queue) => {
    if (!discovers(kinds)) return
    // One that waits is replaced, so that a worker that is started anew does not discover twice as often.
    await queue.add({
      kind: DISCOVER,
      scope: null,
      principal: loaded.settings.as,
      ...(untilIdle ? {} : { everyMs }),
    })
  })
}
