import type { MergeOptions, MergeResult } from '../api/upkeep.ts'
import type { Engine } from '../engine.ts'
import type { EpochMs } from '@recollect/core'
import { checkSessionId, readSessions, writeSessions } from '../access.ts'
import type { SessionsView } from '../access.ts'
import { findMerge, refuseItself } from './check-merge.ts'
import type { MergeWork } from './check-merge.ts'
import { mergeBatch } from './merge-batch.ts'
import { countMoved } from './merge-variables.ts'
import { mergingFrom } from './merging.ts'
import { checkUpkeep, upkeepOf, upkeepSchema } from './options.ts'
import type { Upkeep } from './options.ts'
import { checkSessionIds } from './work-list.ts'

const OPTIONS = upkeepSchema({})

/**
 * Moves the turns of sessions into another, one session after the other, with their working memory; the sources are gone then. Turns stand
 * in order of time, each session's own order kept; **those the target had get other `seq`s** where something comes before them, and
 * `extra.merged` says what a turn was known by before. What is logged into the target meanwhile comes behind; logging into a source is
 * refused from the first batch on. Messages that forms became keep the session they were submitted in.
 *
 * Goes on where a merge stopped: simply call it again.
 * @throws NotFoundError; InvalidInputError when a session is to be merged into itself; SessionError `SESSION_MERGING` while one of them
 * takes part in another merge. Nothing is changed then.
 */
export async function mergeSessions(
  engine: Engine,
  scope: string,
  from: readonly string[],
  into: string,
  options?: MergeOptions,
): Promise<MergeResult> {
  const [sources, target] = [checkSessionIds(from), checkSessionId(into)]
  refuseItself(sources, target)
  const upkeep = upkeepOf(checkUpkeep(OPTIONS, 'merge', options))
  const now = engine.clock.now()
  const found = await readSessions(engine, scope, (view) => look(view, sources, target, now))
  await upkeep.tell({ done: 0, total: found.total })
  if (!upkeep.dryRun) return run(engine, scope, found, upkeep)
  await upkeep.tell({ done: found.total, total: found.total })
  const { pairs, variables } = found
  return { dryRun: true, into: target, sessions: idsOf(found), pairs, variables, stopped: false }
}

interface Found extends MergeWork {
  readonly pairs: number
  readonly variables: number
  /** Turns to move, and turns of the target that stand before where they may go. */
  readonly total: number
}

const idsOf = ({ from }: MergeWork): readonly string[] => from.map(({ id }) => id)

async function look(
  { sessions, working }: SessionsView,
  sources: readonly string[],
  target: string,
  now: EpochMs,
): Promise<Found> {
  const work = await findMerge(sessions, sources, target)
  const { into, from } = work
  const variables = await countMoved(working, idsOf(work), target, now)
  let [pairs, heads, last] = [0, 0, into.lastSeq]
  for (const source of from) {
    const merging = mergingFrom(into, source)
    heads += merging?.head ?? last
    pairs += source.turns
    if (merging === null) last += source.turns
  }
  return { ...work, pairs, variables, total: pairs + heads }
}

async function run(engine: Engine, scope: string, found: Found, upkeep: Upkeep): Promise<MergeResult> {
  const { into, from, total } = found
  const sessions: string[] = []
  let [done, pairs, variables, at] = [0, 0, 0, 0]
  for (let source = from[at]; source !== undefined && !upkeep.stopped(); source = from[at]) {
    const { id } = source
    const batch = await writeSessions(engine, scope, (tx) =>
      mergeBatch(engine, tx, id, into.id, upkeep.batch),
    )
    if (sessions.at(-1) !== id) sessions.push(id)
    pairs += batch.pairs
    variables += batch.variables
    done += batch.pairs + batch.passed
    if (batch.over) at += 1
    await upkeep.tell({ done, total: Math.max(total, done) })
  }
  return { dryRun: false, into: into.id, sessions, pairs, variables, stopped: at < from.length }
}
