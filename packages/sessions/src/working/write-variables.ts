import type { WorkingWrite } from '../api/working.ts'
import type { Engine } from '../engine.ts'
import { NotFoundError } from '@recollect/core'
import type { EpochMs } from '@recollect/core'
import type { ContextVariable } from '@recollect/core/store'
import { SessionError } from '../errors.ts'
import { knownSession, writeSessions } from '../access.ts'
import type { SessionsTransaction } from '../access.ts'
import { beginSession, refuseMerging } from './begin-session.ts'
import type { CheckedSet } from './check-set.ts'
import { variablesToEvict } from './make-room.ts'
import { planWrite } from './plan-write.ts'
import type { Edit } from './plan-write.ts'
import { bytesOfAll, bytesOfVariable, isLive } from './variable.ts'

/** Which session of which scope is written. */
export interface Place {
  readonly scope: string
  readonly session: string
}

/** Writes variables in one transaction. @throws SessionError; InvalidInputError above the cap */
export const setVariables = (
  engine: Engine,
  place: Place,
  { edits, ifVersion }: CheckedSet,
): Promise<WorkingWrite> =>
  writeSessions(engine, place.scope, async (tx) => {
    const now = engine.clock.now()
    if (ifVersion.size > 0) refuseConflicts(await liveVariables(tx, place.session, now), ifVersion)
    return writeVariables(engine, tx, place, edits, now)
  })

/** @throws NotFoundError when the session or one of the variables is not there; nothing is removed then. */
export const removeVariables = (
  engine: Engine,
  place: Place,
  names: readonly string[],
): Promise<WorkingWrite> =>
  writeSessions(engine, place.scope, async (tx) => {
    refuseMerging(place.session, (await knownSession(tx.sessions, place.session)).mergingInto)
    const now = engine.clock.now()
    const live = await liveVariables(tx, place.session, now)
    const missing = names.find((name) => !live.has(name))
    if (missing !== undefined) throw new NotFoundError('variable', missing, 'working.all()')
    const edit = { value: null, mode: 'merge', expiresAt: undefined } as const
    const edits = [...new Set(names)].map((name) => ({ name, ...edit }))
    return writeVariables(engine, tx, place, edits, now)
  })

/** Carries edits out and removes what has expired or does not fit any more. Nothing is written before all is known to be right. */
export async function writeVariables(
  engine: Engine,
  { sessions, working }: SessionsTransaction,
  { scope, session }: Place,
  edits: readonly Edit[],
  now: EpochMs,
): Promise<WorkingWrite> {
  const maxBytes = engine.settings.workingMaxBytes
  const stored = await working.all(session)
  const live = new Map(stored.flatMap((one) => (isLive(one, now) ? [[one.name, one] as const] : [])))
  const { written, put, removed } = planWrite(live, edits, session, now)
  const after = new Map([...live, ...written.map((one) => [one.name, one] as const)])
  for (const name of removed) after.delete(name)
  const evicted = variablesToEvict([...after.values()], written, maxBytes)
  for (const { name } of evicted) after.delete(name)
  if (put.length > 0 || removed.length > 0) await beginSession(sessions, scope, session, now)
  for (const { name } of stored) if (!after.has(name)) await working.remove(session, name)
  for (const one of put) await working.put(one)
  return {
    written: written.map((one): ContextVariable => ({ scope, ...one })),
    removed,
    evicted: evicted.map((one) => {
      const { name, version, updatedAt } = one
      return { name, version, bytes: bytesOfVariable(one), updatedAt }
    }),
    bytes: bytesOfAll(after.values()),
    maxBytes,
  }
}

/** By name, as they stand before the write. */
export async function liveVariables(
  { working }: SessionsTransaction,
  session: string,
  now: EpochMs,
): Promise<ReadonlyMap<string, ContextVariable>> {
  const all = await working.all(session)
  return new Map(all.flatMap((one) => (isLive(one, now) ? [[one.name, one]] : [])))
}

/** @throws SessionError `VERSION_CONFLICT` */
function refuseConflicts(
  live: ReadonlyMap<string, ContextVariable>,
  wanted: ReadonlyMap<string, number>,
): void {
  for (const [name, version] of wanted) {
    const held = live.get(name)?.version ?? 0
    if (held === version) continue
    throw new SessionError(
      'VERSION_CONFLICT',
      `The variable "${name}" ${held === 0 ? 'is not there' : `has version ${held}`}, and version ${version} was expected. Read it again and decide anew; nothing was written.`,
    )
  }
}
