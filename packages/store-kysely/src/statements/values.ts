import { sql } from 'kysely'
import type { Expression, RawBuilder } from 'kysely'

/** `values (…), (…)`, for `insert into … expression(…)`. */
export function valuesOf<T>(rows: readonly (readonly Expression<unknown>[])[]): RawBuilder<T> {
  return sql<T>`values ${sql.join(rows.map((row) => sql`(${sql.join([...row])})`))}`
}
