import type { Engine } from '../engine.ts'
import type { Metadata } from '@recollect/core'
import type { QaTurn, Session, SessionWriter } from '@recollect/core/store'
import { knownSession } from '../access.ts'
import type { SessionsTransaction } from '../access.ts'
import { withoutTurn, withTurn } from '../session-row.ts'
import { checkMerge } from './check-merge.ts'
import { nextMoves } from './merge-moves.ts'
import type { Move } from './merge-moves.ts'
import { moveVariables } from './merge-variables.ts'
import { mergingFrom, withMerged, withMerging } from './merging.ts'

export interface MergedBatch {
  /** Turns that left the source, and turns of the target that were looked past or moved up. */
  readonly pairs: number
  readonly passed: number
  readonly variables: number
  /** The source is gone. */
  readonly over: boolean
}

/** Both sessions while a batch is written. */
interface Sides {
  readonly into: Session
  readonly from: Session
  readonly head: number
}

/** Begins the merge of a session, goes on with it, or ends it: at most `limit` turns are moved. */
export async function mergeBatch(
  engine: Engine,
  { sessions, working }: SessionsTransaction,
  source: string,
  target: string,
  limit: number,
): Promise<MergedBatch> {
  const from = await sessions.get(source)
  // Another call has finished it meanwhile.
  if (from === null) return { pairs: 0, passed: 0, variables: 0, over: true }
  const into = await knownSession(sessions, target)
  await checkMerge(sessions, [from], into)
  const begun = begin(into, from)
  const after = await move(sessions, begun, limit)
  const pairs = begun.from.turns - after.from.turns
  const passed = begun.head - (after.from.turns === 0 ? 0 : after.head)
  if (after.from.turns > 0) {
    await sessions.put(withMerging(after.into, { from: source, head: after.head }))
    await sessions.put(after.from)
    return { pairs, passed, variables: 0, over: false }
  }
  const variables = await moveVariables(engine, working, source, target)
  await sessions.put(withMerged(after.into, after.from))
  await sessions.remove(source)
  return { pairs, passed, variables, over: true }
}

/** Room for the source's turns is made at once, so that what is logged into the target meanwhile comes behind them. */
function begin(into: Session, from: Session): Sides {
  const merging = mergingFrom(into, from)
  if (merging !== null) return { into, from, head: merging.head }
  const { createdAt, channel } = from
  const grown = { lastSeq: into.lastSeq + from.turns, createdAt: Math.min(into.createdAt, createdAt) }
  return {
    into: { ...into, ...grown, channel: into.channel ?? channel },
    from: { ...from, mergingInto: into.id },
    head: into.lastSeq,
  }
}

async function move(sessions: SessionWriter, begun: Sides, limit: number): Promise<Sides> {
  let { into, from, head } = begun
  const stay = await sessions.tail(into.id, limit, head + 1)
  const go = await sessions.tail(from.id, limit)
  for (const one of nextMoves(stay, go, from.turns, limit)) {
    const { turn, seq } = one
    await sessions.update(turn.number, { session: into.id, seq, extra: placedAnew(one) })
    head = one.head
    if (!one.isSource) continue
    from = withoutTurn(from, turn)
    into = takenIn(into, turn)
  }
  return { into, from, head }
}

function takenIn(into: Session, turn: QaTurn): Session {
  const lastAt = into.turns === 0 ? turn.saidAt : Math.max(into.lastAt, turn.saidAt)
  return { ...withTurn(into, turn), lastAt, archivedAt: turn.archived ? into.archivedAt : null }
}

/** Where it stood first is what others know it by. */
const placedAnew = ({ turn }: Move<QaTurn>): Metadata => ({
  merged: { session: turn.session, seq: turn.seq },
  ...turn.extra,
})
