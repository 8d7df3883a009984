import { InvalidConfigError } from '@recollect/core'
import type { Pool } from 'pg'
import { checkName } from '../options.ts'
import { ALL_SCOPES_POLICY, quoted } from '../schema/names.ts'
import { openPool, prepare } from './connect.ts'
import { asStoreError } from './errors.ts'
import { checkOptions } from './options.ts'
import type { PostgresJobsOptions } from './options.ts'

/** Whom jobs are opened for, beside where they are. */
export interface GrantWorkerOptions extends Pick<PostgresJobsOptions, 'url' | 'connection' | 'schema'> {
  /** The role that workers run as; it need not own anything. */
  readonly role: string
  /** The schema of the store, whose scopes it may list; default `recollect`. */
  readonly store?: string
}

/**
 * Lets a role add, look after and run jobs, and list the scopes of the store, as jobs for every scope do. Call it as the role that owns
 * both, once the store was migrated, and again after an upgrade. What is in the scopes it sees by `grantAccess`.
 * @throws InvalidConfigError; StoreError when there is no such role, or this one may not grant: nothing is granted then
 */
export async function grantWorker({
  role,
  store = 'recollect',
  ...options
}: GrantWorkerOptions): Promise<void> {
  const { connection, schema } = checkOptions(options)
  checkName('role', role)
  checkName('store', store)
  const pool = openPool(connection, 2)
  try {
    await prepare(pool, schema)
    // Several statements in one message are one transaction.
    await pool.query(
      [...(await onJobs(pool, schema, role)), ...(await onScopes(pool, store, role))].join('; '),
    )
  } catch (error) {
    throw asStoreError(error)
  } finally {
    await pool.end()
  }
}

/** The tables of jobs have row-level security and no policy: only their owner sees rows until there is one. Rights say who comes so far. */
async function onJobs(pool: Pool, schema: string, role: string): Promise<readonly string[]> {
  const { rows } = await pool.query<{ name: string }>(SECURED, [schema])
  const [of, to] = [quoted(schema), quoted(role)]
  return [
    `grant usage on schema ${of} to ${to}`,
    `grant select, insert, update, delete on all tables in schema ${of} to ${to}`,
    `revoke insert, update, delete on ${of}.migrations from ${to}`,
    `grant usage on all sequences in schema ${of} to ${to}`,
    ...rows.flatMap(({ name }) => [
      `drop policy if exists granted on ${of}.${quoted(name)}`,
      `create policy granted on ${of}.${quoted(name)} using (true)`,
    ]),
  ]
}

const SECURED = `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = $1 and c.relrowsecurity order by 1`

/** Whom the policy that shows all scopes is for, and whether the role is among them already. */
const LISTERS = `select r.rolname as name from pg_policy p join pg_roles r on r.oid = any(p.polroles)
  where p.polrelid = to_regclass(quote_ident($1) || '.scopes') and p.polname = '${ALL_SCOPES_POLICY}' order by 1`

async function onScopes(pool: Pool, store: string, role: string): Promise<readonly string[]> {
  const { rows } = await pool.query<{ name: string }>(LISTERS, [store])
  if (rows.length === 0)
    throw new InvalidConfigError(`There are no scopes in the schema "${store}". Migrate the store first.`)
  const listers = [...new Set([...rows.map(({ name }) => name), role])].map(quoted).join(', ')
  return [`alter policy ${ALL_SCOPES_POLICY} on ${quoted(store)}.scopes to ${listers}`]
}
