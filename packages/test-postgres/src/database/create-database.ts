import { connected, execute } from './admin.ts'
import { freshDatabaseName } from './names.ts'
import { becomeMember, makeRole } from './role.ts'
import { urlWith } from './url.ts'

/** A fresh database, and the role an application would have in it. */
export type TestDatabase = {
  readonly name: string
  /** The application's role: it owns the database and may create schemas, and row-level security binds it. */
  readonly url: string
  readonly role: string
  /** The administrator of the server in this database, whom row-level security does not bind if that is a superuser. */
  readonly adminUrl: string
  /** Ends the connections to the database, and removes it with its role. */
  drop(): Promise<void>
}

export type DatabaseOptions = {
  /** Sort by the ICU rules of a language (`zh`, `sv`) instead of by code point; needs Postgres 15 or newer. */
  readonly icuLocale?: string
}

const creation = (name: string, role: string, icuLocale: string | undefined): string => {
  const sorting =
    icuLocale === undefined
      ? `locale 'C'`
      : `locale 'C' locale_provider icu icu_locale '${icuLocale.replaceAll("'", "''")}'`
  return `create database ${name} owner ${role} template template0 encoding 'UTF8' ${sorting}`
}

/** @param adminUrl a superuser, or a role with CREATEDB and CREATEROLE. */
export async function createDatabase(
  adminUrl: string,
  { icuLocale }: DatabaseOptions = {},
): Promise<TestDatabase> {
  const name = freshDatabaseName()
  const role = await connected(adminUrl, async (client) => {
    const made = await makeRole(client)
    await becomeMember(client, made.name)
    await client.query(creation(name, made.name, icuLocale))
    return made
  })
  return {
    name,
    url: urlWith(adminUrl, { database: name, role: role.name, password: role.password }),
    role: role.name,
    adminUrl: urlWith(adminUrl, { database: name }),
    drop: () => execute(adminUrl, [`drop database ${name} with (force)`, `drop role ${role.name}`]),
  }
}
