import { sql } from 'kysely'
import type { Compilable, Kysely, RawBuilder } from 'kysely'
import type { Database, ScopeKey } from '../schema.ts'
import { SEALED_ROWS } from '../seal/sealed-rows.ts'
import type { SealedRows } from '../seal/sealed-rows.ts'
import { Statement } from './statement.ts'
import type { Slots } from './statement.ts'

type PageArgs = { readonly scope: ScopeKey; readonly limit: number }

/** How the sealed values of a table are read page by page and written back. Rows hold the keys, then the sealed columns. */
export interface RekeyStatements extends SealedRows {
  readonly first: Statement<PageArgs>
  /** The list: keys of the row it begins after. */
  readonly after: Statement<PageArgs>
  /** The list: sealed columns, then keys. */
  readonly update: Statement<{ readonly scope: ScopeKey }>
}

/** Statements over all tables that hold something sealed. Their names come from the catalogue, none from outside. */
export const rekeyStatements = (db: Kysely<Database>): readonly RekeyStatements[] =>
  SEALED_ROWS.map((rows) => ({
    ...rows,
    first: pageStatement(db, rows, () => sql``),
    after: pageStatement(
      db,
      rows,
      (slots) => sql` and (${refs(rows.keys)}) > (${sql.join(slots.list(rows.keys.length))})`,
    ),
    update: new Statement((slots) => {
      const { table, keys, columns } = rows
      const set = columns.map(({ column }, i) => sql`${sql.ref(column)} = ${slots.at(i)}`)
      const same = keys.map((key, i) => sql` and ${sql.ref(key)} = ${slots.at(columns.length + i)}`)
      const row = sql`${sql.ref('scope')} = ${slots.get('scope')}${sql.join(same, sql``)}`
      return compilable(db, sql`update ${sql.table(table)} set ${sql.join(set)} where ${row}`)
    }),
  }))

function pageStatement(
  db: Kysely<Database>,
  { table, keys, columns }: SealedRows,
  start: (slots: Slots<PageArgs>) => RawBuilder<unknown>,
): Statement<PageArgs> {
  const names = refs([...keys, ...columns.map(({ column }) => column)])
  return new Statement((slots) => {
    const rows = sql`${sql.ref('scope')} = ${slots.get('scope')}${start(slots)}`
    const page = sql`order by ${refs(keys)} limit ${slots.get('limit')}`
    return compilable(db, sql`select ${names} from ${sql.table(table)} where ${rows} ${page}`)
  })
}

const refs = (columns: readonly string[]): RawBuilder<unknown> =>
  sql.join(columns.map((name) => sql.ref(name)))

const compilable = (db: Kysely<Database>, built: RawBuilder<unknown>): Compilable => ({
  compile: () => built.compile(db),
})
