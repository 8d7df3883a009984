import type { SqlParam, SqlQuery, SqlStatement } from '@recollect/store-kysely'
import { quoted } from '../schema/names.ts'
import { typeOf } from './column-types.ts'

type Value = string | number | boolean | null

/**
 * Inserts any number of rows of one table and one scope: a list for each column, one text of the statement for all numbers of rows. The
 * scope comes from the table of scopes, as in each such statement: so Citus can see that everything happens on the node of that scope,
 * and leaves it to that node. From a list alone it would copy, which no policy lets it.
 */
export class InsertMany<Row extends { readonly [Column in keyof Row]: Value } & { readonly scope: Value }> {
  readonly #statement: SqlStatement
  readonly #columns: readonly (keyof Row & string)[]

  constructor(table: string, columns: readonly (keyof Row & string)[]) {
    const others = columns.filter((column) => column !== 'scope')
    const names = ['scope', ...others].map(quoted).join(', ')
    const lists = others.map((column, at) => `$${String(at + 2)}::${typeOf(column)}[]`).join(', ')
    this.#columns = others
    this.#statement = {
      sql: `insert into ${quoted(table)} (${names}) select s.id, r.* from scopes as s, unnest(${lists}) as r where s.id = $1`,
    }
  }

  of(rows: readonly Row[]): SqlQuery {
    const lists = this.#columns.map((column): SqlParam => rows.map((row): Value => row[column]))
    return { statement: this.#statement, values: [rows[0]?.scope ?? null, ...lists] }
  }
}
