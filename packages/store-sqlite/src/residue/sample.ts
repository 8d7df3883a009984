import type { SqlConnection, SqlParam } from '@recollect/store-kysely'
import { needlesOf } from './needles.ts'

/** Rows of each table whose values are looked for, and bytes of each value that are read. */
const ROWS = 500
const BYTES = 2048

interface Column {
  readonly table: string
  readonly column: string
  readonly type: string
}

/** By the schema itself, so that no table is forgotten. The audit log holds no texts, and may stay. */
const COLUMNS = `select t.name as "table", c.name as "column", c.type as type
  from sqlite_schema as t join pragma_table_info(t.name) as c
  where t.type = 'table' and t.name <> 'audit_log'`

/** What to look for once a scope is erased: stretches of the texts, ids, hashes and vectors of its rows, as the file holds them. */
export async function sampleScope(
  connection: SqlConnection,
  scope: SqlParam,
): Promise<readonly Uint8Array[]> {
  const { rows } = await connection.execute<Column>(COLUMNS, [])
  const values: Uint8Array[] = []
  for (const [table, columns] of contentsOf(rows)) {
    const read = columns.map((name) => `substr(cast(${quoted(name)} as blob), 1, ${String(BYTES)})`)
    const sql = `select ${read.map((one, at) => `${one} as c${String(at)}`).join(', ')}
      from ${quoted(table)} where scope = ? limit ${String(ROWS)}`
    const found = await connection.execute<Readonly<Record<string, unknown>>>(sql, [scope])
    for (const row of found.rows)
      values.push(...Object.values(row).filter((value) => value instanceof Uint8Array))
  }
  return needlesOf(values)
}

/** Columns of text and bytes of the tables whose rows belong to scopes, by table. */
function contentsOf(rows: readonly Column[]): ReadonlyMap<string, readonly string[]> {
  const owned = rows.filter(({ column, type }) => column === 'scope' && type.toLowerCase() === 'integer')
  return new Map(
    owned.map(({ table }) => [
      table,
      rows
        .filter((row) => row.table === table && ['text', 'blob'].includes(row.type.toLowerCase()))
        .map(({ column }) => column),
    ]),
  )
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`
