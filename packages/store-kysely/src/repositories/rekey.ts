import type { PageRequest } from '@recollect/core'
import type { Cipher, RekeyPage } from '@recollect/core/store'
import { InvalidInputError } from '@recollect/core'
import type { SqlParam, SqlRow } from '../driver/sql-driver.ts'
import { damaged } from '../rows/columns.ts'
import { placeOf } from '../seal/place.ts'
import { sealedAnew } from '../seal/seal-anew.ts'
import type { RekeyStatements } from '../statements/rekey-statements.ts'
import { checkPage } from '../statements/paging.ts'
import type { ScopeSession } from './scope-session.ts'

type Key = string | number

/**
 * Seals a page of a scope's rows with the current key, table by table; what is sealed with it already is not written. One transaction: a
 * value that does not open leaves the page as it was. Any page may be done again.
 */
export async function rekeyPage(
  session: ScopeSession,
  cipher: Cipher,
  page: PageRequest,
): Promise<RekeyPage> {
  checkPage(page)
  const tables = session.statements.rekeys
  const begin = startOf(page.cursor ?? null, tables)
  let values = 0
  let left = page.limit
  for (const [at, table] of tables.entries()) {
    if (at < begin.table) continue
    const rows = await readRows(session, table, at === begin.table ? begin.after : null, left)
    for (const row of rows) values += await sealRow(session, cipher, table, row)
    const last = rows.at(-1)
    if (rows.length === left && last !== undefined) {
      return { values, next: JSON.stringify([table.table, ...keysOf(table, last)]) }
    }
    left -= rows.length
  }
  return { values, next: null }
}

function readRows(
  { connection, id: scope }: ScopeSession,
  { first, after }: RekeyStatements,
  start: readonly Key[] | null,
  limit: number,
): Promise<readonly SqlRow[]> {
  return connection.rows(start === null ? first.with({ scope, limit }) : after.with({ scope, limit }, start))
}

/** Returns how many of its values were sealed anew. */
async function sealRow(
  session: ScopeSession,
  cipher: Cipher,
  table: RekeyStatements,
  row: SqlRow,
): Promise<number> {
  const { keys, columns } = table
  const before = row.slice(keys.length)
  const sealed: readonly SqlParam[] = columns.map(({ column, form }, i) =>
    sealedAnew(cipher, placeOf(session.scope, table.table, column), form, before[i]),
  )
  const changed = sealed.filter((value, i) => value !== before[i]).length
  if (changed > 0) {
    const args = table.update.with({ scope: session.id }, [...sealed, ...keysOf(table, row)])
    await session.connection.send(args)
  }
  return changed
}

const keysOf = ({ keys }: RekeyStatements, row: SqlRow): readonly Key[] =>
  keys.map((name, i) => {
    const value = row[i]
    return isKey(value) ? value : damaged(name)
  })

/** Where a page begins: the table, and the row it begins after. */
function startOf(
  cursor: string | null,
  tables: readonly RekeyStatements[],
): { readonly table: number; readonly after: readonly Key[] | null } {
  if (cursor === null) return { table: 0, after: null }
  const [name, ...after] = read(cursor)
  const table = tables.findIndex((one) => one.table === name && one.keys.length === after.length)
  if (table < 0 || !after.every(isKey)) throw new InvalidInputError(NOT_OURS)
  return { table, after }
}

function read(cursor: string): readonly unknown[] {
  try {
    const parsed: unknown = JSON.parse(cursor)
    return Array.isArray(parsed) ? parsed : []
  } catch {
    throw new InvalidInputError(NOT_OURS)
  }
}

const isKey = (value: unknown): value is Key =>
  typeof value === 'string' || (typeof value === 'number' && Number.isSafeInteger(value))

const NOT_OURS =
  'This cursor was not given by rekey. Begin again without a cursor: what is done is not done again.'
