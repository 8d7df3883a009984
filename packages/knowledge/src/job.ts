import { requireKnowledge } from './require-knowledge.ts'
import type { DiscoverReport } from './api.ts'
import { RecollectError } from '@recollect/core'
import type { ErrorCode } from '@recollect/core'
import type { JobMemory, JobContext, JobHandler } from '@recollect/core/store'
import { fieldOf, isObject, wholeField } from '@recollect/core/plugin'

type Stopped = NonNullable<DiscoverReport['stopped']>

/** Codes that say by themselves whether a queue tries again. */
const TOLD: readonly ErrorCode[] = [
  'MODEL_UNAVAILABLE',
  'MODEL_REFUSED',
  'MODEL_INVALID_RESPONSE',
  'INVALID_CONFIG',
  'INVALID_INPUT',
  'UNSUPPORTED_CAPABILITY',
]

/**
 * Cuts episodes and finds private knowledge in them. `payload.limit`, `payload.sample`: see `DiscoverOptions`. What is owed is read from
 * the records, so that it goes on where it was. When the day's budget is spent it comes back when there is a new one, with
 * `waitsFor: 'budget'` and the reason in its payload.
 */
export const discoverJob: JobHandler<JobMemory> = async (job) => {
  const { recollect, scope, payload, signal, progress } = job
  const memory = recollect.scope(scope)
  requireKnowledge(memory)
  const report = await memory.discover({
    ...wholeField(payload, 'limit'),
    ...wholeField(payload, 'sample'),
    signal,
    onProgress: ({ done, total }) => {
      progress(done, total)
    },
  })
  if (report.stopped?.code === 'BUDGET_EXHAUSTED') return waitForBudget(job, report.stopped)
  if (report.stopped !== null) throw asError(report.stopped)
  throwForFailed(report)
}

async function waitForBudget(
  { scope, payload, add }: JobContext<JobMemory>,
  { until, message }: Stopped,
): Promise<void> {
  if (until === null) throw new Error(`BUDGET_EXHAUSTED: ${message}`)
  // It was added for this very moment: added again it would run at once, and so on.
  if (fieldOf(payload, 'until') === until) throw new Error(CLOCKS_DIFFER)
  const given = isObject(payload) ? payload : {}
  await add({
    kind: 'discover',
    scope,
    runAt: until,
    payload: { ...given, waitsFor: 'budget', reason: message, until },
  })
}

const CLOCKS_DIFFER =
  'The day of its budget began by the clock of the queue, not by the clock of this process. Set them alike.'

/** What ended the run, as the queue is to take it. */
function asError({ code, message }: Stopped): Error {
  const told = TOLD.find((one) => one === code)
  return told === undefined ? new Error(`${code}: ${message}`) : new RecollectError(told, message)
}

/** Episodes that were given up are kept with their reason; those that may be tried again are a reason to come back. */
function throwForFailed({ reports }: DiscoverReport): void {
  const failed = reports.filter(({ error, episode }) => error !== null && episode.state === 'owed')
  const first = failed[0]?.error
  if (first === undefined || first === null) return
  throw new Error(
    `${String(failed.length)} of ${String(reports.length)} episodes failed and are owed still; the first: ${first.code}: ${first.message}`,
  )
}
