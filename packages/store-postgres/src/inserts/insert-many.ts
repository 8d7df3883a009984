import type { SqlParam, SqlQuery, SqlStatement } from '@recollect/store-kysely'
import { quoted } from '../schema/names.ts'
import { typeOf } from './column-types.ts'

type Value = string | number | boolean | null

/** Inserts any number of rows of one table: a list for each column, one text of the statement for all numbers of rows. */
export class InsertMany<Row extends { readonly [Column in keyof Row]: Value }> {
  readonly #statement: SqlStatement
  readonly #columns: readonly (keyof Row & string)[]

  constructor(table: string, columns: readonly (keyof Row & string)[]) {
    const names = columns.map(quoted).join(', ')
    const lists = columns.map((column, at) => `$${String(at + 1)}::${typeOf(column)}[]`).join(', ')
    this.#columns = columns
    this.#statement = { sql: `insert into ${quoted(table)} (${names}) select * from unnest(${lists})` }
  }

  of(rows: readonly Row[]): SqlQuery {
    const values = this.#columns.map((column): SqlParam => rows.map((row): Value => row[column]))
    return { statement: this.#statement, values }
  }
}
