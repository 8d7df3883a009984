import type { Quarantined } from '@recollect/core/store'
import { quarantinedToRow } from '../../rows/semantic/quarantine-row.ts'
import type { ScopeSession } from '../scope-session.ts'
import { queriesOf } from './parts.ts'

export async function quarantine(
  session: ScopeSession,
  rows: readonly Omit<Quarantined, 'scope'>[],
): Promise<void> {
  if (rows.length === 0) return
  const { held, codec } = session
  const scope = await session.ensure()
  const values = rows.map((row) => quarantinedToRow(scope, row, codec))
  for (const row of values) await held.add('quarantined', row)
}

/** Returns how many there were. */
export async function dropQuarantined(session: ScopeSession, ids?: readonly string[]): Promise<number> {
  const { connection, statements, id: scope } = session
  const { remove, removeAll } = statements.quarantine
  const queries = ids === undefined ? [removeAll.with({ scope })] : queriesOf(session, remove, ids)
  const counts = await Promise.all(queries.map((query) => connection.change(query)))
  return counts.reduce((sum, count) => sum + count, 0)
}
