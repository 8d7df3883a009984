import type { EraseOptions } from '@recollect/core/store'
import type { ScopeSession } from './scope-session.ts'

/**
 * Removes every row of a scope, a statement a table. The scope's own row goes too, unless its audit log stays: then its figures are as of
 * a scope that is new. Gives back how many rows went, by table; tables of which none went are left out.
 */
export async function eraseScope(
  session: ScopeSession,
  { audit = false }: EraseOptions,
): Promise<Readonly<Record<string, number>>> {
  const { connection, statements, id: scope } = session
  const { contents, ...own } = statements.erasures
  const rows = new Map<string, number>()
  const count = (table: string, removed: number) => {
    if (removed > 0) rows.set(table, removed)
  }
  for (const [table, statement] of Object.entries(contents))
    count(table, await connection.change(statement.with({ scope })))
  for (const [table, removed] of Object.entries((await session.vectors.erase?.(session)) ?? {}))
    count(table, removed)
  if (audit) count('audit_log', await connection.change(own.audit.with({ scope })))
  const stays = !audit && (await connection.rows(own.audited.with({ scope }))).length > 0
  if (stays) await connection.change(own.reset.with({ scope }))
  else count('scopes', await connection.change(own.scope.with({ scope })))
  return Object.fromEntries(rows)
}
