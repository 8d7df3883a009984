import { sql } from 'kysely'
import type { Kysely } from 'kysely'

export const VECTOR_TABLE = 'item_vectors'

/**
 * Makes the table of vectors, each in a row of its own, found by scope and space. There is no index by nearness: one shared by scopes
 * finds next to nothing of a small one, and a scan of one scope is exact.
 * `home`: the schema of the extension.
 */
export async function createVectorTable(db: Kysely<unknown>, home: string): Promise<void> {
  const vector = sql.id(home, 'vector')
  await sql`create table ${sql.table(VECTOR_TABLE)} (
      scope bigint not null references scopes (id),
      model text collate "C" not null,
      dimensions integer not null,
      item bigint not null,
      embedding ${vector} not null,
      constraint item_vectors_pk primary key (scope, model, dimensions, item),
      constraint item_vectors_length check (${sql.id(home, 'vector_dims')}(embedding) = dimensions)
    ) partition by hash (scope)`.execute(db)
  // A process that found vectors packed must not go on packing them: nobody would find, or remove, what it keeps.
  await sql`alter table embeddings add constraint ${sql.id(MOVED)} check (false) not valid`.execute(db)
}

/** What the table of packed vectors is closed by. */
const MOVED = 'vectors_are_in_pgvector'

/** Installs pgvector where everybody looks for it, else beside the tables. Returns its schema. */
export async function installExtension(db: Kysely<unknown>, schema: string): Promise<string> {
  const { rows } = await sql`select 1 from pg_namespace where nspname = 'public'`.execute(db)
  const home = rows.length > 0 ? 'public' : schema
  await sql`create extension if not exists vector with schema ${sql.id(home)}`.execute(db)
  return home
}
