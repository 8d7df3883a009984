import { StoreError } from '@recollect/core'
import type { SqlConnection } from '@recollect/store-kysely'
import { ALL_SCOPES_POLICY } from './names.ts'

/**
 * Whether the rows of all scopes are shown to this role: the policy is for the role that made the tables, and those that stand in for it.
 */
const MAY_LIST = `select not row_security_active(t.oid) or exists (
    select from pg_policy p, unnest(p.polroles) as r(role)
    where p.polrelid = t.oid and p.polname = '${ALL_SCOPES_POLICY}' and pg_has_role(r.role, 'usage')
  ) as may
  from pg_class t where t.oid = to_regclass('scopes')`

/** Throws for a role that would be shown an empty list. */
export async function checkListing(connection: SqlConnection): Promise<void> {
  const { rows } = await connection.execute<{ may: boolean }>(MAY_LIST, [])
  if (rows[0]?.may === true) return
  throw new StoreError(
    'STORE_UNAVAILABLE',
    'This role sees one scope at a time and may not list them. Open a store as the role that owns the tables for this.',
  )
}
