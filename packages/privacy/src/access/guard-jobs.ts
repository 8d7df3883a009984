import type { AccessAction } from '@recollect/core'
import type { JobFilter, JobQueue, JobRequest, JobState, QueuedJob } from '@recollect/core/store'
import { ADMIN_LOG, denial, mayIn, OK, report } from './guard.ts'
import type { Call, Guard } from './guard.ts'

type Asked = Pick<JobRequest, 'kind' | 'scope'>

/** Kinds that work past the verbs: what a principal may do in one scope says nothing of them. */
const PAST_THE_VERBS: readonly string[] = ['rekey']

/** What a job asks for, and where: that decides whether it may be asked for, and where it stands in the audit log. */
function callOf(verb: string, { kind, scope }: Asked): Call {
  const crosses = scope === null || PAST_THE_VERBS.includes(kind)
  return { scope: scope ?? ADMIN_LOG, verb, action: crosses ? 'admin' : 'write' }
}

const mayAsk = (guard: Guard, call: Call): boolean =>
  mayIn(guard, call, call.action === 'admin' ? null : call.scope)

/** A queue as a principal may use it. Running is not asked for: it does what others may, each job as who asked for it. */
export function guardedJobs<M>(guard: Guard, queue: JobQueue<M>): JobQueue<M> {
  /** Ids of the jobs that pass and that the principal might have asked for; each change stands in the log of their scope. */
  const changed = async (verb: string, filter: JobFilter, change: (filter: JobFilter) => Promise<number>) => {
    const found = (await everyJob(queue, filter)).filter((job) => mayAsk(guard, callOf(verb, job)))
    const jobs = await change({ ...filter, ids: found.map(({ id }) => id) })
    for (const [scope, ids] of byScope(found)) await report(guard, { scope, verb, action: 'write' }, OK, ids)
    return jobs
  }
  const visible = (job: QueuedJob): boolean => maySee(guard, job)
  return Object.freeze<JobQueue<M>>({
    add: async (job) => {
      const call = callOf('jobs.add', job)
      if (!mayAsk(guard, call)) throw await denial(guard, call)
      const added = await queue.add({ ...job, principal: guard.principal.id })
      await report(guard, { ...call, action: 'write' }, OK, [added.id])
      return added
    },
    list: async (filter, page) => {
      const limit = page?.limit ?? 100
      const rows: QueuedJob[] = []
      let cursor = page?.cursor ?? null
      do {
        const found = await queue.list(filter, { limit: limit - rows.length, cursor })
        rows.push(...found.rows.filter(visible))
        cursor = found.next
      } while (cursor !== null && rows.length < limit)
      return { rows, next: cursor }
    },
    count: async (filter = {}) => {
      const counts: Record<JobState, number> = { waiting: 0, running: 0, failed: 0 }
      for (const { state } of (await everyJob(queue, filter)).filter(visible)) counts[state] += 1
      return counts
    },
    retry: (filter = {}) => changed('jobs.retry', filter, (those) => queue.retry(those)),
    remove: (filter) => changed('jobs.remove', filter, (those) => queue.remove(those)),
    run: (options) => queue.run(options),
    close: () => queue.close(),
  })
}

/** One's own, those of scopes one may read, those of every scope for who may use what crosses them. */
function maySee(guard: Guard, { scope, principal }: QueuedJob): boolean {
  if (principal === guard.principal.id) return true
  const action: AccessAction = scope === null ? 'admin' : 'read'
  return mayIn(guard, { scope: scope ?? ADMIN_LOG, verb: 'jobs.list', action }, scope)
}

const PAGE = 1000

async function everyJob(
  queue: Pick<JobQueue<never>, 'list'>,
  filter: JobFilter,
): Promise<readonly QueuedJob[]> {
  const all: QueuedJob[] = []
  let cursor: string | null = null
  do {
    const page: Awaited<ReturnType<typeof queue.list>> = await queue.list(filter, { limit: PAGE, cursor })
    all.push(...page.rows)
    cursor = page.next
  } while (cursor !== null)
  return all
}

function byScope(jobs: readonly QueuedJob[]): ReadonlyMap<string, readonly string[]> {
  const ids = new Map<string, string[]>()
  for (const { scope, id } of jobs) {
    const those = ids.get(scope ?? ADMIN_LOG)
    if (those === undefined) ids.set(scope ?? ADMIN_LOG, [id])
    else those.push(id)
  }
  return ids
}
