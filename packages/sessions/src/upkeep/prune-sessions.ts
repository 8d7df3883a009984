import type { PruneResult } from '../api/upkeep.ts'
import type { EpochMs } from '@recollect/core'
import type { Session, SessionReader } from '@recollect/core/store'
import { recorded } from '@recollect/core/plugin'
import type { Engine } from '../engine.ts'
import { readSessions, sessionsIn } from '../access.ts'
import type { SessionsView } from '../access.ts'
import { bytesOfAll } from '../working/variable.ts'
import { eraseSession } from './erase-session.ts'
import type { Erased } from './erase-session.ts'
import { sourceOf } from './merging.ts'
import type { Upkeep } from './options.ts'
import { sessionsLike } from './work-list.ts'

/** Deletes archived sessions whose last pair was said before; those that take part in an unfinished merge stay. */
export async function pruneSessions(
  engine: Engine,
  scope: string,
  before: EpochMs,
  upkeep: Upkeep,
): Promise<PruneResult> {
  const found = await readSessions(engine, scope, (view) => look(view, before))
  const total = found.pairs
  await upkeep.tell({ done: 0, total })
  const { dryRun } = upkeep
  if (!dryRun) return run(engine, scope, before, found, upkeep)
  await upkeep.tell({ done: total, total })
  return { dryRun, sessions: found.sessions, pairs: total, bytes: found.bytes, stopped: false }
}

interface Found {
  readonly sessions: readonly string[]
  readonly pairs: number
  readonly bytes: number
}

async function look({ sessions, working }: SessionsView, before: EpochMs): Promise<Found> {
  const ids: string[] = []
  let [pairs, bytes] = [0, 0]
  for (const session of await sessionsLike(sessions, { archived: true, lastBefore: before })) {
    if (!(await isMeant(sessions, session, before))) continue
    ids.push(session.id)
    pairs += session.turns
    bytes += session.bytes + bytesOfAll(await working.all(session.id))
  }
  return { sessions: ids, pairs, bytes }
}

const isMeant = async (sessions: SessionReader, session: Session, before: EpochMs): Promise<boolean> =>
  session.archivedAt !== null &&
  session.lastAt < before &&
  session.mergingInto === null &&
  (await sourceOf(sessions, session)) === null

async function run(
  engine: Engine,
  scope: string,
  before: EpochMs,
  found: Found,
  upkeep: Upkeep,
): Promise<PruneResult> {
  const sessions: string[] = []
  let [pairs, bytes, at] = [0, 0, 0]
  for (let id = found.sessions[at]; id !== undefined && !upkeep.stopped(); id = found.sessions[at]) {
    const erased = await oneBatch(engine, scope, id, before, upkeep.batch)
    if (erased !== null && sessions.at(-1) !== id) sessions.push(id)
    pairs += erased?.pairs ?? 0
    bytes += erased?.bytes ?? 0
    if (erased === null || erased.over) at += 1
    await upkeep.tell({ done: pairs, total: found.pairs })
  }
  return { dryRun: false, sessions, pairs, bytes, stopped: at < found.sessions.length }
}

/** Null: something was said in it meanwhile, or it is gone. */
const oneBatch = (
  engine: Engine,
  scope: string,
  id: string,
  before: EpochMs,
  limit: number,
): Promise<Erased | null> =>
  recorded(engine, scope, async (recording) => {
    const { sessions } = sessionsIn(engine, recording.tx)
    const session = await sessions.get(id)
    if (session === null || !(await isMeant(sessions, session, before))) return null
    return eraseSession(engine, recording, session, limit)
  })
