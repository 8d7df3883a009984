import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/** Makes the schema unless it is there: then its owner need not be allowed to make schemas. */
export async function createSchema(
  db: Kysely<unknown>,
  schema: string,
  grantTo: string | null,
): Promise<void> {
  const { rows } = await sql`select 1 from pg_namespace where nspname = ${schema}`.execute(db)
  if (rows.length === 0) await sql`create schema ${sql.id(schema)}`.execute(db)
  if (grantTo !== null) await sql`grant usage on schema ${sql.id(schema)} to ${sql.id(grantTo)}`.execute(db)
}
