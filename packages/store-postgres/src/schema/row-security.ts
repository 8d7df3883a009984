import type { ScopeColumn } from '@recollect/store-kysely'
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { ALL_SCOPES_POLICY, ALL_SCOPES_SETTING, SCOPE_SETTING } from './names.ts'

/**
 * Lets a transaction see the rows of the scope it was opened for, and none without one: for every role but superusers, the owner of the
 * table included. Only that owner may open a transaction for all scopes, to list and to migrate them. The setting is read once a
 * statement, and `=` on numbers does not leak, so that indexes are used as without the policy.
 */
export async function secureRows(db: Kysely<unknown>, table: string, scope: ScopeColumn): Promise<void> {
  const of = sql.table(table)
  const setting = (name: string) => sql`(select nullif(current_setting(${sql.lit(name)}, true), ''))`
  await sql`alter table ${of} enable row level security`.execute(db)
  await sql`alter table ${of} force row level security`.execute(db)
  await sql`create policy one_scope on ${of} using (${sql.ref(scope)} = ${setting(SCOPE_SETTING)}::bigint)`.execute(
    db,
  )
  await sql`create policy ${sql.ref(ALL_SCOPES_POLICY)} on ${of} to current_user using (${setting(ALL_SCOPES_SETTING)} = 'on')`.execute(
    db,
  )
}
