import type { QaTurn, Session, SessionReader, SessionWriter, TurnPatch } from '@recollect/core/store'
import { withoutTurn, withTurn } from '../session-row.ts'

/** An upkeep that goes through the turns of some sessions and changes fields of theirs. */
export interface TurnWork {
  /** In the order they are worked on, as they stood when they were found. */
  readonly sessions: readonly Session[]
  /** Whether a session is still to be worked on: others may have written to it since it was found. */
  readonly isMeant: (session: Session) => boolean
  /** What is to change of a turn; null: nothing. */
  readonly patch: (turn: QaTurn) => TurnPatch | null
  /** The session after a batch of its turns; the same object when nothing of it changes. `whole`: it was the last batch. */
  readonly heed: (session: Session, whole: boolean) => Session
}

/** Where the work is: behind `after` in the session at index `at`. */
export interface WorkPlace {
  readonly at: number
  readonly after: number
}

export interface SessionPlan {
  readonly before: Session
  readonly after: Session
  readonly patches: readonly (readonly [QaTurn, TurnPatch])[]
}

export interface BatchPlan {
  /** Null: that was the last one. */
  readonly next: WorkPlace | null
  readonly handled: number
  /** Of sessions that change. */
  readonly plans: readonly SessionPlan[]
}

/** What the next batch is to write; at most `limit` turns, of as many sessions as they fill. */
export async function planBatch(
  reader: SessionReader,
  work: TurnWork,
  from: WorkPlace,
  limit: number,
): Promise<BatchPlan> {
  const plans: SessionPlan[] = []
  let { at, after } = from
  let [room, handled] = [limit, 0]
  for (let listed = work.sessions[at]; listed !== undefined && room > 0; listed = work.sessions[at]) {
    const session = await reader.get(listed.id)
    const turns = session && work.isMeant(session) ? await reader.onward(session.id, after, room) : []
    const whole = turns.length < room
    if (session && work.isMeant(session)) plans.push(planSession(work, session, turns, whole))
    handled += turns.length
    // Sessions without turns are work too.
    room -= Math.max(1, turns.length)
    after = whole ? 0 : (turns.at(-1)?.seq ?? 0)
    at += whole ? 1 : 0
  }
  return {
    next: at < work.sessions.length ? { at, after } : null,
    handled,
    plans: plans.filter((plan) => plan.after !== plan.before),
  }
}

function planSession(work: TurnWork, before: Session, turns: readonly QaTurn[], whole: boolean): SessionPlan {
  const patches: (readonly [QaTurn, TurnPatch])[] = []
  let session = before
  for (const turn of turns) {
    const patch = work.patch(turn)
    if (patch === null) continue
    patches.push([turn, patch])
    session = withTurn(withoutTurn(session, turn), { ...turn, ...patch })
  }
  return { before, after: work.heed(session, whole), patches }
}

export async function writePlans(sessions: SessionWriter, plans: readonly SessionPlan[]): Promise<void> {
  for (const { after, patches } of plans) {
    for (const [{ number }, patch] of patches) await sessions.update(number, patch)
    await sessions.put(after)
  }
}
