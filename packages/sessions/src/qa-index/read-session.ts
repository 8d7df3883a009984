import type { EpochMs } from '@recollect/core'
import type { QaTurn, Session } from '@recollect/core/store'
import { newSession, withTurn } from '../session-row.ts'
import type { CheckedIndex, IndexSession } from './check-index.ts'
import { extraWith, extraWithout, KEPT, keptFields } from './kept-fields.ts'
import { KEPT_WHOLE, withKeptWhole } from './kept-whole.ts'
import type { KeptWhole } from './kept-whole.ts'
import { writeIndex } from './write-index.ts'
import type { WholeSession } from './write-index.ts'
import { lastAtOf, lastSeqOf, renderedSession } from './write-session.ts'

/** The row of a session that a file brings, with its turns, by `seq`, and the session it was being merged into. Pure. */
export function sessionFrom(
  scope: string,
  { raw, fields }: IndexSession,
  { turns, mergingInto }: { readonly turns: readonly QaTurn[]; readonly mergingInto: string | null },
  now: EpochMs,
): Session {
  const createdAt = fields.created ?? turns[0]?.saidAt ?? now
  const fresh = newSession(scope, fields.session_id, createdAt, fields.channel_id ?? null)
  const counted = turns.reduce(withTurn, fresh)
  const own = extraWithout(fields.extra ?? null, [KEPT, KEPT_WHOLE])
  const session = {
    ...counted,
    lastSeq: Math.max(lastSeqOf(turns), fields.last_seq ?? 0),
    lastAt: fields.last_at ?? lastAtOf(turns, createdAt),
    archivedAt: counted.archivedTurns === counted.turns ? (fields.archived_at ?? null) : null,
    mergingInto,
    extra: own ?? null,
  }
  return {
    ...session,
    extra: extraWith(own, keptFields(raw, renderedSession(session, turns), ['session_id'])),
  }
}

/** The row of a session that was there, with the turns a file adds to it. Pure. */
export function sessionWith(session: Session, added: readonly QaTurn[]): Session {
  const counted = added.reduce(withTurn, session)
  const isSaid = added.some(({ archived }) => !archived)
  return {
    ...counted,
    lastSeq: Math.max(session.lastSeq, lastSeqOf(added)),
    lastAt:
      session.turns === 0
        ? lastAtOf(added, session.lastAt)
        : Math.max(session.lastAt, lastAtOf(added, session.lastAt)),
    archivedAt: isSaid ? null : session.archivedAt,
  }
}

const MADE_ANEW = ['by_topic', 'by_recency', 'by_semantic_hash']

/** The row with what the file says beside its sessions, unless it has that of another file already. Pure. */
export function withWhole(session: Session, index: CheckedIndex, written: readonly WholeSession[]): Session {
  if (session.extra?.[KEPT_WHOLE] !== undefined) return session
  return { ...session, extra: withKeptWhole(session.extra, wholeOf(index, written)) }
}

function wholeOf({ raw, fields }: CheckedIndex, written: readonly WholeSession[]): KeptWhole {
  const rendered = writeIndex(written)
  const { index: _index, metadata: _metadata, ...top } = raw
  const { version, structure } = rendered
  const rest = Object.entries(raw['index'] ?? {}).filter(([name]) => !MADE_ANEW.includes(name))
  const unused = Object.entries(fields.index.by_topic).filter(([, places]) => places.length === 0)
  return {
    top: keptFields(top, { version, structure }, []),
    metadata: keptFields(fields.metadata, rendered.metadata, []),
    index: keptFields(Object.fromEntries(rest), {}, []),
    by_topic: keptFields(
      Object.fromEntries(unused.map(([topic]) => [topic, []])),
      rendered.index.by_topic,
      [],
    ),
  }
}
