import type { SqlStatement } from '@recollect/store-kysely'

const wrapped = new WeakMap<SqlStatement, SqlStatement>()

/** What the server says when it divides by zero. */
export const CHANGED_NOTHING = '22012'

/**
 * An update or a delete that fails by itself when it changes no row: so that the commit may be sent behind it, without waiting for how
 * many it changed.
 */
export function mustChange(statement: SqlStatement): SqlStatement {
  const known = wrapped.get(statement)
  if (known !== undefined) return known
  const made = { sql: `with changed as (${statement.sql} returning 1) select 1 / count(*) from changed` }
  wrapped.set(statement, made)
  return made
}
