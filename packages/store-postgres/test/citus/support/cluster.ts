import { createRole, execute, freshSchemaName } from '@recollect/test-postgres'
import type { TestDatabase, TestRole } from '@recollect/test-postgres'
import type { Store } from '@recollect/core'
import { Client } from 'pg'
import { afterAll, beforeAll, inject } from 'vitest'
import type {} from '../../global-setup.ts'
import { distribute } from '../../../src/citus/index.ts'
import { openStore } from '../../../src/open-store.ts'
import type { PostgresStoreOptions } from '../../../src/options.ts'

/** Whether there is a cluster; what needs one is skipped without it. */
export const hasCluster = (): boolean => inject('citus') !== null

/** A command that kills one worker with `kill` and starts it again with `revive`; null when nobody gave one. */
export const workerControl = (): string | null => inject('citusWorkerControl')

/** The database of the cluster for the tests of one file, with an owner of their own in it, who may make schemas and is no superuser. */
export function ownCluster(): { readonly current: TestDatabase } {
  const made: { database?: TestDatabase; role?: TestRole } = {}
  beforeAll(async () => {
    const adminUrl = inject('citus') ?? ''
    const role = await createRole(adminUrl)
    const name = new URL(adminUrl).pathname.slice(1)
    await onEveryNode(adminUrl, `grant create on database "${name}" to ${role.name}`)
    made.role = role
    made.database = { name, url: role.url, role: role.name, adminUrl, drop: () => drop(adminUrl, role.name) }
  })
  afterAll(() => made.database?.drop())
  return {
    get current() {
      if (made.database === undefined) throw new Error('the owner is made before the first test')
      return made.database
    },
  }
}

/** Citus does not hand rights on a database on to its nodes. */
async function onEveryNode(adminUrl: string, statement: string): Promise<void> {
  await execute(adminUrl, [statement, `select * from run_command_on_workers($cmd$${statement}$cmd$)`])
}

/** Takes away what a role made and owns, and the role. */
async function drop(adminUrl: string, role: string): Promise<void> {
  const client = new Client({ connectionString: adminUrl })
  await client.connect()
  const { rows } = await client.query<{ name: string }>(
    `select nspname as name from pg_namespace where nspowner = $1::regrole`,
    [role],
  )
  for (const { name } of rows) await client.query(`drop schema ${name} cascade`)
  await client.end()
  const name = new URL(adminUrl).pathname.slice(1)
  await onEveryNode(adminUrl, `revoke create on database "${name}" from ${role}`)
  await execute(adminUrl, [`drop role ${role}`])
}

/** A store over a new schema that the cluster distributes. */
export async function spreadStore(
  database: TestDatabase,
  options: Partial<PostgresStoreOptions> = {},
): Promise<{ readonly store: Store; readonly schema: string }> {
  const schema = options.schema ?? freshSchemaName()
  const given = { url: database.url, schema, partitions: 1, poolSize: 4, ...options }
  const store = openStore(given)
  await store.migrate()
  await distribute({ ...given, url: database.url })
  return { store, schema }
}
