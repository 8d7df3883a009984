import type { LogResult } from '../api/session.ts'
import type { Engine } from '../engine.ts'
import { SessionError } from '../errors.ts'
import type { Session, SessionWriter } from '@recollect/core/store'
import { writeSessions } from '../access.ts'
import { newSession, withTurn } from '../session-row.ts'
import type { CheckedPair } from './check-log.ts'
import { readPair, withTopics } from './make-turn.ts'
import type { ReadPair } from './make-turn.ts'
import { readLogCall } from './read-log.ts'

/** Other writers of the scope wait no longer than for so many. */
const BATCH = 200

/**
 * Appends a pair, or a list of them in transactions of 200; everything is checked before the first.
 * @throws InvalidInputError; SessionError `SESSION_MERGING` while the session is being merged into another.
 */
export async function logTurns(
  engine: Engine,
  scope: string,
  id: string,
  given: unknown,
  a?: unknown,
  options?: unknown,
): Promise<LogResult | readonly LogResult[]> {
  const { isList, pairs } = readLogCall(given, a, options, engine.clock.now())
  const read = pairs.map((pair) => readPair(engine, pair))
  const logged: LogResult[] = []
  for (let from = 0; from < read.length; from += BATCH)
    logged.push(...(await logBatch(engine, scope, id, read.slice(from, from + BATCH))))
  const [first] = logged
  return isList || first === undefined ? logged : first
}

const logBatch = (
  engine: Engine,
  scope: string,
  id: string,
  pairs: readonly ReadPair[],
): Promise<readonly LogResult[]> =>
  writeSessions(engine, scope, async ({ sessions }) => {
    const logged: LogResult[] = []
    let row: Session | null = null
    for (const read of pairs) {
      row ??= await openRow(sessions, scope, id, read.pair)
      const { turn, session } = await append(engine, sessions, row, read)
      row = session
      logged.push({ turn, kept: read.kept, scored: read.scored })
    }
    if (row !== null) await sessions.put(row)
    return logged
  })

async function append(engine: Engine, sessions: SessionWriter, row: Session, read: ReadPair) {
  const seq = row.lastSeq + 1
  const turn = await sessions.append({
    session: row.id,
    seq,
    ...(await withTopics(engine, sessions, read)),
  })
  const lastAt = row.turns === 0 ? turn.saidAt : Math.max(row.lastAt, turn.saidAt)
  const session = { ...withTurn(row, turn), lastSeq: seq, lastAt }
  return { turn, session }
}

/** The session's row, begun with the first pair where there is none. What is said in an archived session brings it back. */
async function openRow(
  sessions: SessionWriter,
  scope: string,
  id: string,
  { saidAt, channel }: CheckedPair,
): Promise<Session> {
  const known = await sessions.get(id)
  if (known === null) return newSession(scope, id, saidAt, channel)
  if (known.mergingInto !== null) throw merging(id, known.mergingInto)
  const isFirst = known.lastSeq === 0
  return { ...known, archivedAt: null, channel: isFirst ? (known.channel ?? channel) : known.channel }
}

const merging = (id: string, into: string) =>
  new SessionError(
    'SESSION_MERGING',
    `Session "${id}" is being merged into "${into}". Log there, or finish the merge first: sessions.merge(["${id}"], "${into}").`,
  )
