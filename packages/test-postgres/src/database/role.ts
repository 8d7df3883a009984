import type { Client } from 'pg'
import { connected } from './admin.ts'
import { freshPassword, freshRoleName } from './names.ts'
import { urlWith } from './url.ts'

/** A role that may log in, and nothing else: no superuser, no way round row-level security, owner of nothing. */
export type TestRole = {
  readonly name: string
  readonly password: string
  /** The role in the database of the URL it was created with. */
  readonly url: string
  /** Removes the role with its rights and all it owns in that database. */
  drop(): Promise<void>
}

export type RoleOptions = {
  /** Roles whose rights it gets. */
  readonly memberOf?: readonly string[]
}

export async function makeRole(client: Client): Promise<{ name: string; password: string }> {
  const role = { name: freshRoleName(), password: freshPassword() }
  await client.query(
    `create role ${role.name} login password '${role.password}' nosuperuser nobypassrls nocreatedb nocreaterole`,
  )
  return role
}

/** Who drops what a role owns has to be the role: since Postgres 16 its creator makes itself a member. */
export async function becomeMember(client: Client, role: string): Promise<void> {
  const { rows } = await client.query<{ super: boolean }>(
    'select rolsuper as super from pg_roles where rolname = current_user',
  )
  if (rows[0]?.super !== true) await client.query(`grant ${role} to current_user`)
}

/** Another role in the database of `adminUrl`, which needs a superuser or a role with CREATEROLE. */
export async function createRole(adminUrl: string, { memberOf = [] }: RoleOptions = {}): Promise<TestRole> {
  const role = await connected(adminUrl, async (client) => {
    const made = await makeRole(client)
    await becomeMember(client, made.name)
    for (const group of memberOf) await client.query(`grant ${group} to ${made.name}`)
    return made
  })
  return {
    ...role,
    url: urlWith(adminUrl, { role: role.name, password: role.password }),
    drop: () =>
      connected(adminUrl, async (client) => {
        await client.query(`drop owned by ${role.name} cascade`)
        await client.query(`drop role ${role.name}`)
      }),
  }
}
