import type { AbortSignalLike } from '../plugin/ports.ts'
import type { JobMemory } from '../recollect.ts'
import type { CheckedJob } from './request.ts'

const PAGE = 500

/** What a job that is done for every scope needs of its runner. */
export interface FanOut {
  readonly recollect: Pick<JobMemory, 'admin'>
  readonly signal: AbortSignalLike
  readonly addAll: (jobs: readonly CheckedJob[]) => Promise<unknown>
  readonly progress: (done: number, total: number) => void
}

/**
 * Adds a job for every scope there is. Begun again it begins with the first scope: what waits is replaced, what was done is looked at
 * once more.
 */
export async function addForEveryScope(job: CheckedJob, fan: FanOut): Promise<void> {
  let page: CheckedJob[] = []
  let done = 0
  const flush = async () => {
    throwIfAborted(fan.signal)
    if (page.length > 0) await fan.addAll(page)
    done += page.length
    page = []
    fan.progress(done, done)
  }
  for await (const scope of fan.recollect.admin.scopes()) {
    page.push({ ...job, scope })
    if (page.length === PAGE) await flush()
  }
  await flush()
}

/** Leaves the work under way where the runner is to stop. @throws when the runner stops. */
export function throwIfAborted({ aborted }: AbortSignalLike): void {
  if (aborted) throw new Error('The runner stops.')
}
