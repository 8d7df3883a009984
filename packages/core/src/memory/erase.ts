import type { EraseReport, ErasedJobs, ScopeEraseOptions } from '../api/upkeep.ts'
import type { Engine } from '../engine.ts'
import { checkOptions } from '../input/page.ts'
import { InvalidInputError } from '../errors/errors.ts'

/**
 * Removes a scope for good. Jobs go first, so that none begins anew on what is being removed, and once more at the end: one that ran
 * meanwhile may have added others. What recalls left to be written with the scope's next write is dropped with it.
 */
export async function erase(
  engine: Engine,
  scope: string,
  options: ScopeEraseOptions = {},
): Promise<EraseReport> {
  const { audit, queues } = queuesOf(checkOptions('erase', options, { audit: true, jobs: true }))
  const before = await removeJobs(queues, scope)
  engine.expansions.take(scope)
  const { rows, residue, remains } = await engine.store.erase(scope, { audit })
  engine.expansions.take(scope)
  for (const { erased } of engine.plugins) await erased?.(engine, scope)
  const at = engine.clock.now()
  const jobs = before + (await removeJobs(queues, scope))
  const running = await runningJobs(queues, scope)
  return { scope, at, rows, jobs, residue, remains: running > 0 ? [...remains, RUNNING] : remains }
}

const RUNNING =
  'A job of this scope is running: what it writes from now on is not erased. Erase again when it has ended.'

function queuesOf(options: object): { readonly audit: boolean; readonly queues: readonly ErasedJobs[] } {
  const { audit = false, jobs = [] }: { audit?: unknown; jobs?: unknown } = options
  if (typeof audit !== 'boolean') throw refusal('audit is true or false')
  const queues: readonly unknown[] = Array.isArray(jobs) ? jobs : [jobs]
  if (!queues.every(isQueue)) throw refusal('jobs is a queue of jobs, or a list of them')
  return { audit, queues }
}

const refusal = (rule: string): InvalidInputError =>
  new InvalidInputError(`erase() was not understood: ${rule}. Nothing was erased.`)

const isQueue = (queue: unknown): queue is ErasedJobs =>
  typeof queue === 'object' &&
  queue !== null &&
  'remove' in queue &&
  typeof queue.remove === 'function' &&
  'count' in queue &&
  typeof queue.count === 'function'

async function removeJobs(queues: readonly ErasedJobs[], scope: string): Promise<number> {
  let removed = 0
  for (const queue of queues) removed += await queue.remove({ scope })
  return removed
}

async function runningJobs(queues: readonly ErasedJobs[], scope: string): Promise<number> {
  let running = 0
  for (const queue of queues) running += (await queue.count({ scope })).running
  return running
}
