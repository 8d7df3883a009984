import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/** Lets another role read and write a table, through the table only: its parts stay closed. */
export async function grantTable(db: Kysely<unknown>, table: string, role: string): Promise<void> {
  await sql`grant select, insert, update, delete on ${sql.table(table)} to ${sql.id(role)}`.execute(db)
}

/** The tables that rows are kept in, and whether a role lacks a right on one. */
function tablesFor(db: Kysely<unknown>, schema: string, role: string) {
  return sql<{ name: string; lacks: boolean }>`
    select c.relname as name, not (
      has_schema_privilege(r.oid, n.oid, 'usage') and has_table_privilege(r.oid, c.oid, 'select')
      and has_table_privilege(r.oid, c.oid, 'insert') and has_table_privilege(r.oid, c.oid, 'update')
      and has_table_privilege(r.oid, c.oid, 'delete')) as lacks
    from pg_namespace n join pg_class c on c.relnamespace = n.oid and c.relkind = 'p'
    left join pg_roles r on r.rolname = ${role}
    where n.nspname = ${schema}`.execute(db)
}

/** Whether something is to be granted still: the tables may be older than the role. A role that does not exist lacks everything. */
export async function lacksRights(db: Kysely<unknown>, schema: string, role: string): Promise<boolean> {
  return (await tablesFor(db, schema, role)).rows.some(({ lacks }) => lacks !== false)
}

/** Lets a role use the schema, all tables that have rows of scopes, and see which migrations were applied: a store looks once. */
export async function grantAll(db: Kysely<unknown>, schema: string, role: string): Promise<void> {
  await sql`grant usage on schema ${sql.id(schema)} to ${sql.id(role)}`.execute(db)
  await sql`grant select on schema_migrations to ${sql.id(role)}`.execute(db)
  for (const { name } of (await tablesFor(db, schema, role)).rows) await grantTable(db, name, role)
}
