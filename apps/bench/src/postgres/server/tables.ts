import type pg from 'pg'
import { SCHEMA } from './memory.ts'

const TABLES = `select relname as "table" from pg_class where relnamespace = '${SCHEMA}'::regnamespace and relkind = 'p'
  order by relname <> 'scopes', relname`

/** The library's tables; the one the others refer to comes first. */
export async function tablesOf(client: pg.Client): Promise<readonly string[]> {
  const { rows } = await client.query<{ table: string }>(TABLES)
  return rows.map(({ table }) => table)
}

export const inSchema = (table: string): string => `${SCHEMA}.${table}`

export async function emptyTables(client: pg.Client): Promise<void> {
  const tables = (await tablesOf(client)).map(inSchema)
  await client.query(`truncate ${tables.join(', ')}`)
}
