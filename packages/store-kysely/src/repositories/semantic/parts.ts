import type { SqlParam, SqlQuery, SqlRow } from '../../driver/sql-driver.ts'
import { damaged } from '../../rows/columns.ts'
import type { ScopeKey } from '../../schema.ts'
import { IDS, listParts } from '../../statements/shapes.ts'
import type { Shapes } from '../../statements/shapes.ts'
import { byCodePoint } from '../by-code-point.ts'
import type { ScopeSession } from '../scope-session.ts'

type ByIds = Shapes<number, { scope: ScopeKey }>

/** One record, or a list that is filled up: few statements serve lists of any length. */
const sizeOf = (count: number): number => (count === 1 ? 1 : IDS)

/** Queries that name ids, as many as it takes. */
export const queriesOf = (
  { id: scope }: ScopeSession,
  statements: ByIds,
  ids: readonly string[],
): readonly SqlQuery[] =>
  listParts<SqlParam>([...new Set(ids)], IDS).map((part) => {
    const size = sizeOf(part.length)
    return statements.of(String(size), size).with({ scope }, part)
  })

/** Rows that have one of the ids, in the order of the ids where a statement asks for their order: by code point. */
export async function rowsOf(
  session: ScopeSession,
  statements: ByIds,
  ids: readonly string[],
): Promise<readonly SqlRow[]> {
  const queries = queriesOf(session, statements, [...ids].sort(byCodePoint))
  return (await Promise.all(queries.map((query) => session.connection.rows(query)))).flat()
}

/** Records by what names them in their scope, so each once; another under the same name could only be of another scope. */
export function once<T>(
  entries: readonly (readonly [name: string, record: T])[],
  column: string,
): ReadonlyMap<string, T> {
  const found = new Map(entries)
  return found.size === entries.length ? found : damaged(column)
}
