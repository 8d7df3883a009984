import type { AbortSignalLike } from '@recollect/core'
import type { JobMemory, JobEvent, JobHandler, JobQueue, JobRunOptions } from '@recollect/core/store'

/** A memory that has scopes and nothing else. */
export const memoryOf = (...scopes: readonly string[]): JobMemory => ({
  scope: () => {
    throw new Error('This memory holds nothing.')
  },
  admin: {
    scopes: async function* () {
      await Promise.resolve()
      yield* scopes
    },
  },
})

/** Runs until nothing is due; the events in order. */
export async function runToIdle(
  jobs: JobQueue<JobMemory>,
  options: Partial<JobRunOptions<JobMemory>> = {},
): Promise<readonly JobEvent[]> {
  const seen: JobEvent[] = []
  await jobs.run({
    recollect: memoryOf(),
    untilIdle: true,
    ...options,
    onEvent: (event) => {
      seen.push(event)
      options.onEvent?.(event)
    },
  })
  return seen
}

/** The types of events, in their order. */
export const typesOf = (events: readonly JobEvent[]): readonly string[] => events.map(({ type }) => type)

export const nothing: JobHandler<JobMemory> = () => Promise.resolve()

/** Notes the scope of each job it does. */
export function noting() {
  const scopes: string[] = []
  const note: JobHandler<JobMemory> = ({ scope }) => {
    scopes.push(scope)
    return Promise.resolve()
  }
  return { scopes, note }
}

/** Rejects when the signal is aborted, as a handler should. */
export const untilAborted = (signal: AbortSignalLike): Promise<never> =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => {
      reject(new Error('interrupted'))
    })
  })

const DEADLINE_MS = 20_000
const STEP_MS = 20

/** Asks again and again until it is so. @throws when that takes 20 s. */
export async function until(ask: () => boolean | Promise<boolean>, what: string): Promise<void> {
  for (let step = 0; step < DEADLINE_MS / STEP_MS; step++) {
    if (await ask()) return
    await new Promise((resolve) => setTimeout(resolve, STEP_MS))
  }
  throw new Error(`It did not come to this within ${String(DEADLINE_MS)} ms: ${what}`)
}
