import type { QaIndexPair, QaIndexSession } from '../api/session.ts'
import type { EpochMs } from '@recollect/core'
import type { QaTurn, Session } from '@recollect/core/store'
import { sortKeys } from '@recollect/core/plugin'
import { isoTime } from './iso-time.ts'
import { extraWithout, KEPT, keptIn, withKept } from './kept-fields.ts'
import { KEPT_WHOLE } from './kept-whole.ts'

/** A session of the file without its pairs. */
export type RenderedSession = Pick<QaIndexSession, 'session_id' | 'channel_id' | 'created'> &
  Readonly<Record<string, unknown>>

type Told = Pick<QaTurn, 'seq' | 'saidAt'>

/** What a session's turns tell of it; what they do not tell is written. Pure. */
export const lastSeqOf = (turns: readonly Told[]): number =>
  turns.reduce((last, { seq }) => Math.max(last, seq), 0)
export const lastAtOf = (turns: readonly Told[], createdAt: EpochMs): EpochMs =>
  turns.reduce<EpochMs | null>((last, { saidAt }) => Math.max(last ?? saidAt, saidAt), null) ?? createdAt

/** A session as `qa-index.json` has it, without its turns; after it what the format has no field for, where it is not as usual. Pure. */
export function renderedSession(session: Session, turns: readonly Told[]): RenderedSession {
  const { id, channel, createdAt, lastSeq, lastAt, archivedAt, mergingInto } = session
  const extra = extraWithout(session.extra, [KEPT, KEPT_WHOLE])
  return {
    session_id: id,
    channel_id: channel,
    created: isoTime(createdAt),
    ...(lastSeq === lastSeqOf(turns) ? {} : { last_seq: lastSeq }),
    ...(lastAt === lastAtOf(turns, createdAt) ? {} : { last_at: isoTime(lastAt) }),
    ...(archivedAt === null ? {} : { archived_at: isoTime(archivedAt) }),
    ...(mergingInto === null ? {} : { merging_into: mergingInto }),
    ...(extra === undefined ? {} : { extra: sortKeys(extra) }),
  }
}

export const sessionOf = (
  session: Session,
  turns: readonly Told[],
  pairs: readonly QaIndexPair[],
): QaIndexSession => ({
  ...withKept(renderedSession(session, turns), keptIn(session.extra)),
  qa_sequence: pairs,
})
