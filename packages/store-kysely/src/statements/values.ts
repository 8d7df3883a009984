import { sql } from 'kysely'
import type { Expression, RawBuilder } from 'kysely'

/** `values (…), (…)`, for `insert into … expression(…)`. */
export function valuesOf<T>(rows: readonly (readonly Expression<unknown>[])[]): RawBuilder<T> {
  return sql<T>`values ${sql.join(rows.map((row) => sql`(${sql.join([...row])})`))}`
}

/** For `on conflict … do update set`: what could not be inserted takes the place of what is there. */
export function replaced(columns: readonly string[]): Record<string, RawBuilder<never>> {
  return Object.fromEntries(columns.map((column) => [column, sql<never>`excluded.${sql.ref(column)}`]))
}
