import type { ContextVariable, QaTurn, Session, ScopeView } from '@recollect/core/store'
import { everyPage, sortedRecord } from '@recollect/core/plugin'

/** Numbers read together. */
const SPAN = 1000

/**
 * Lines of sessions, turns and variables; none without `capabilities.sessions`. Fields by name, so that two stores write the same bytes.
 */
export async function* sessionLines({
  sessions,
  working,
  copy,
}: ScopeView): AsyncGenerator<string, void, undefined> {
  if (sessions === undefined || working === undefined) return
  for await (const rows of everyPage((page) => sessions.list(page))) yield* rows.map(sessionLine)
  for (let first = 1; first <= copy.last.turns; first += SPAN)
    yield* (await sessions.bySpan([first, first + SPAN - 1])).map(turnLine)
  for await (const rows of everyPage((page) => working.list(page))) yield* rows.map(variableLine)
}

/** The figures are those of its turns. */
function sessionLine(session: Session): string {
  const { id, channel, createdAt, lastAt, archivedAt, lastSeq, mergingInto, extra } = session
  const told = { id, channel, createdAt, lastAt, archivedAt, lastSeq, mergingInto, extra }
  return JSON.stringify({ type: 'session', ...sortedRecord(told) })
}

function turnLine({ scope: _scope, number: _number, ...turn }: QaTurn): string {
  return JSON.stringify({ type: 'turn', ...sortedRecord(turn) })
}

function variableLine({ scope: _scope, ...variable }: ContextVariable): string {
  return JSON.stringify({ type: 'variable', ...sortedRecord(variable) })
}
