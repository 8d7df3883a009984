import type { EpochMs } from '@recollect/core'
import type { QaTurn, Session } from '@recollect/core/store'
import { utf8Bytes } from '@recollect/core/plugin'

/** What of a turn its session counts. */
export type CountedTurn = Pick<
  QaTurn,
  'question' | 'answer' | 'tokens' | 'topics' | 'significance' | 'archived' | 'saidAt'
>

/** A session nothing was said in yet. */
export const newSession = (
  scope: string,
  id: string,
  at: EpochMs,
  channel: string | null = null,
): Session => ({
  scope,
  id,
  channel,
  createdAt: at,
  lastAt: at,
  archivedAt: null,
  lastSeq: 0,
  turns: 0,
  archivedTurns: 0,
  answers: 0,
  significance: 0,
  bytes: 0,
  mergingInto: null,
  extra: null,
})

/** UTF-8 bytes of what is kept of a turn. */
export const bytesOf = ({ question, answer, tokens, topics }: CountedTurn): number =>
  [question, answer ?? '', ...tokens, ...topics].reduce((sum, text) => sum + utf8Bytes(text), 0)

/** The session's figures with a turn more, or less; `lastSeq`, `lastAt` and `archivedAt` are the caller's. */
export const withTurn = (session: Session, turn: CountedTurn): Session => counted(session, turn, 1)
export const withoutTurn = (session: Session, turn: CountedTurn): Session => counted(session, turn, -1)

function counted(session: Session, turn: CountedTurn, by: 1 | -1): Session {
  const turns = session.turns + by
  return {
    ...session,
    turns,
    archivedTurns: session.archivedTurns + (turn.archived ? by : 0),
    answers: session.answers + (turn.answer === null ? 0 : by),
    // Of floating-point sums the rest of an empty session is nothing, and never less.
    significance: turns === 0 ? 0 : Math.max(0, session.significance + by * turn.significance),
    bytes: session.bytes + by * bytesOf(turn),
  }
}
