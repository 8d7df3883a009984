import { StoreError } from '@recollect/core'
import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/** Makes the schema unless it is there: then its owner need not be allowed to make schemas. */
export async function createSchema(db: Kysely<unknown>, schema: string): Promise<void> {
  await checkEncoding(db)
  const { rows } = await sql`select 1 from pg_namespace where nspname = ${schema}`.execute(db)
  if (rows.length === 0) await sql`create schema ${sql.id(schema)}`.execute(db)
}

/** Others refuse characters, or count and compare bytes in their place. */
async function checkEncoding(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{
    encoding: string
  }>`select current_setting('server_encoding') as encoding`.execute(db)
  const encoding = rows[0]?.encoding ?? ''
  if (encoding === 'UTF8') return
  throw new StoreError(
    'STORE_UNAVAILABLE',
    `The database is in ${encoding}, which cannot hold all text. Make one with: create database … encoding 'UTF8' template template0.`,
  )
}
