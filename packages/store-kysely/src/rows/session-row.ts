import type { Session, SessionTotals } from '@recollect/core/store'
import type { SqlRow } from '../driver/sql-driver.ts'
import type { SqlCodec, SqlJson, SqlTime } from '../codec.ts'
import { timeOrNull } from './card-values.ts'
import { orNull, real, text, textOrNull } from './columns.ts'
import type { ScopeKey } from '../schema.ts'
import { openRow, sealRow } from '../seal/sealing-codec.ts'

/** The columns a `Session` is made of, in the order `rowToSession` takes them. */
export const SESSION_COLUMNS = [
  'id',
  'channel',
  'created_at',
  'last_at',
  'archived_at',
  'last_seq',
  'turns',
  'archived_turns',
  'answers',
  'significance',
  'bytes',
  'merging_into',
  'extra',
] as const

/** Values of a row, by column. */
export interface SessionValues {
  readonly scope: ScopeKey
  readonly id: string
  readonly channel: string | null
  readonly created_at: SqlTime
  readonly last_at: SqlTime
  readonly archived_at: SqlTime | null
  readonly last_seq: number
  readonly turns: number
  readonly archived_turns: number
  readonly answers: number
  readonly significance: number
  readonly bytes: number
  readonly merging_into: string | null
  readonly extra: SqlJson | null
}

/** The columns a row is written with. */
export const SESSION_VALUE_COLUMNS = ['scope', ...SESSION_COLUMNS] as const

export function sessionToRow(
  scope: ScopeKey,
  session: Omit<Session, 'scope'>,
  codec: SqlCodec,
): SessionValues {
  return sealRow(codec, 'sessions', {
    scope,
    id: session.id,
    channel: session.channel,
    created_at: codec.writeTime(session.createdAt),
    last_at: codec.writeTime(session.lastAt),
    archived_at: timeOrNull(session.archivedAt, codec),
    last_seq: session.lastSeq,
    turns: session.turns,
    archived_turns: session.archivedTurns,
    answers: session.answers,
    significance: session.significance,
    bytes: session.bytes,
    merging_into: session.mergingInto,
    extra: session.extra === null ? null : codec.writeJson(session.extra),
  })
}

export function rowToSession(scope: string, kept: SqlRow, codec: SqlCodec): Session {
  const row = openRow(codec, 'sessions', SESSION_COLUMNS, kept)
  const [id, channel, createdAt, lastAt, archivedAt, lastSeq, turns, ...rest] = row
  const [archivedTurns, answers, significance, bytes, mergingInto, extra] = rest
  return {
    scope,
    id: text(id, 'id'),
    channel: textOrNull(channel, 'channel'),
    createdAt: codec.readTime(createdAt),
    lastAt: codec.readTime(lastAt),
    archivedAt: orNull(archivedAt, codec.readTime),
    lastSeq: codec.readInteger(lastSeq),
    turns: codec.readInteger(turns),
    archivedTurns: codec.readInteger(archivedTurns),
    answers: codec.readInteger(answers),
    significance: real(significance, 'significance'),
    bytes: codec.readInteger(bytes),
    mergingInto: textOrNull(mergingInto, 'merging_into'),
    extra: orNull(extra, codec.readJson),
  }
}

/** The figures that `totals` sums up, in the order `rowToTotals` takes them behind the two counts. */
export const SUMMED_COLUMNS = ['turns', 'archived_turns', 'answers', 'bytes'] as const

export function rowToTotals(row: SqlRow, codec: SqlCodec): SessionTotals {
  const [sessions, archivedSessions, significance, turns, archivedTurns, answers, bytes] = row
  return {
    sessions: codec.readInteger(sessions),
    archivedSessions: codec.readInteger(archivedSessions),
    turns: codec.readInteger(turns),
    archivedTurns: codec.readInteger(archivedTurns),
    answers: codec.readInteger(answers),
    significance: real(significance, 'significance'),
    bytes: codec.readInteger(bytes),
  }
}
