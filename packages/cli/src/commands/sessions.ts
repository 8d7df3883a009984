import type { Page } from '@recollect/core'
import type { Session } from '@recollect/core/store'
import { command } from '../argv/command.ts'
import type { Context } from '../context.ts'
import { withMemory } from '../open-memory.ts'
import { safe } from '../render/safe.ts'
import { table } from '../render/table.ts'
import { when } from '../render/time.ts'
import type { View } from '../render/view.ts'

interface SessionsArguments {
  readonly archived: boolean
  readonly limit: number
  readonly cursor: string | null
}

export const sessions = (args: SessionsArguments, context: Context): Promise<Page<Session>> =>
  withMemory(context, 'read', ({ memory }) => memory.sessions.list(args))

/** One session a line. */
function renderSessions({ rows, next }: Page<Session>, view: View): string {
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

export const spec = command({
  name: 'sessions',
  group: 'sessions',
  options: ['archived', 'limit', 'cursor'],
  read: (values): SessionsArguments => ({
    archived: values.flag('archived'),
    limit: values.integer('limit', 1, 1000) ?? 100,
    cursor: values.text('cursor') ?? null,
  }),
  run: sessions,
  render: renderSessions,
})
