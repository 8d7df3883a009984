import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/** Lets another role read and write a table, through the table only: its parts stay closed. */
export async function grantTable(db: Kysely<unknown>, table: string, role: string): Promise<void> {
  await sql`grant select, insert, update, delete on ${sql.table(table)} to ${sql.id(role)}`.execute(db)
}

/** Lets it see which migrations were applied: a store looks once. */
export async function grantMigrations(db: Kysely<unknown>, role: string): Promise<void> {
  await sql`grant select on schema_migrations to ${sql.id(role)}`.execute(db)
}
