import { RecollectError, systemClock } from '@recollect/core'
import { knownOptions } from '@recollect/core/plugin'
import type { AbortSignalLike, EpochMs, ScopedMemory } from '@recollect/core'
import type { OptionNames } from '@recollect/core/plugin'
import { planRetention } from './plan-retention.ts'
import type { RetentionPlan } from './plan-retention.ts'
import { checkPolicy } from './policy.ts'
import type { RetentionPolicy } from './policy.ts'
import { readRetained } from './read-retained.ts'
import type { Forgetting, RetentionReport } from './report.ts'

/** How `applyRetention` goes about it. */
export interface RetentionOptions {
  /** Says what would go, and writes nothing. Default false. */
  readonly dryRun?: boolean
  /** What time it is; default the machine's. Give it the time of the memory's own clock. */
  readonly now?: EpochMs
  /** Stops it between two records: the promise resolves with what was done. */
  readonly signal?: AbortSignalLike
  /** Called before the first record and after each; awaited. */
  readonly onProgress?: (progress: { readonly done: number; readonly total: number }) => void | Promise<void>
}

const OPTIONS: OptionNames<RetentionOptions> = { dryRun: true, now: true, signal: true, onProgress: true }

/**
 * Keeps a scope down to a policy, by the verbs of the memory alone: what goes is deleted for good (`forget` without a grace), and each
 * record has its reason. Facts that expired are written down first (`settle`). A dry run tells what the run would do; a run after a run
 * does nothing.
 * @throws InvalidConfigError for a policy that can be none; nothing was forgotten then.
 */
export async function applyRetention(
  memory: ScopedMemory,
  policy: RetentionPolicy,
  options: RetentionOptions = {},
): Promise<RetentionReport> {
  const { dryRun = false, now = systemClock.now() } = knownOptions('applyRetention', options, OPTIONS)
  const checked = checkPolicy(policy)
  if (!dryRun) await memory.settle()
  const plan = planRetention(await readRetained(memory, checked), checked, now)
  const done = dryRun ? plan : await carryOut(memory, plan, options)
  const stopped = done.forgotten.length < plan.forgotten.length || done.archived.length < plan.archived.length
  return { scope: memory.scope, at: now, dryRun, ...done, stopped }
}

async function carryOut(
  memory: ScopedMemory,
  { forgotten, archived, overQuota }: RetentionPlan,
  { signal, onProgress }: RetentionOptions,
): Promise<RetentionPlan> {
  const [gone, away]: [Forgetting[], string[]] = [[], []]
  const total = forgotten.length + archived.length
  const goesOn = async (): Promise<boolean> => {
    await onProgress?.({ done: gone.length + away.length, total })
    return signal?.aborted !== true
  }
  for (const one of forgotten) {
    if (!(await goesOn())) return { forgotten: gone, archived: away, overQuota }
    await unlessGone(forget(memory, one))
    gone.push(one)
  }
  for (const session of archived) {
    if (!(await goesOn())) return { forgotten: gone, archived: away, overQuota }
    await unlessGone(memory.sessions.archive({ sessions: [session] }))
    away.push(session)
  }
  await goesOn()
  return { forgotten: gone, archived: away, overQuota }
}

function forget(memory: ScopedMemory, { record, id }: Forgetting): Promise<unknown> {
  if (record === 'session') return memory.session(id).delete()
  if (record === 'node') return memory.nodes.forget(id)
  return memory.forget(record === 'item' ? { item: id } : { card: id })
}

/** One may have gone with another, or somebody else was faster. */
async function unlessGone(work: Promise<unknown>): Promise<void> {
  try {
    await work
  } catch (error) {
    if (!(RecollectError.isInstance(error) && error.code === 'NOT_FOUND')) throw error
  }
}
