import type { Page, Session } from '@recollect/core'
import { safe } from '../safe.ts'
import { table } from '../table.ts'
import { when } from '../time.ts'
import type { View } from '../view.ts'

/** One session a line. */
export function renderSessions({ rows, next }: Page<Session>, view: View): string {
  const { output, sessions } = view.text
  const listed = rows.length === 0 ? sessions.list.none : table(rows.map((session) => row(session, view)))
  return next === null ? listed : `${listed}\n${output.lists.more(next)}`
}

function row(session: Session, view: View): string[] {
  const { text, colors } = view
  const { list, pairs } = text.sessions
  const { turns, archivedTurns, answers, lastAt, archivedAt, channel, mergingInto } = session
  const notes = [
    ...(channel === null ? [] : [list.channel(safe(channel))]),
    ...(archivedAt === null ? [] : [list.archived(when(archivedAt, view))]),
    ...(archivedAt === null && archivedTurns > 0 ? [list.archivedPairs(archivedTurns)] : []),
    ...(mergingInto === null ? [] : [list.merging(safe(mergingInto))]),
  ]
  return [
    safe(session.id),
    pairs(turns),
    list.answers(answers),
    list.last(when(lastAt, view)),
    colors.dim(notes.join(text.trace.separator)),
  ]
}
