import { connected } from '../database/admin.ts'

/** The version of the server, such as 180004. @throws Error when its role may not create databases and roles. */
export function checkServer(url: string): Promise<number> {
  return connected(url, async (client) => {
    const { rows } = await client.query<{ able: boolean; version: number }>(
      `select rolsuper or (rolcreatedb and rolcreaterole) as able,
        current_setting('server_version_num')::int as version
      from pg_roles where rolname = current_user`,
    )
    const found = rows[0]
    if (found?.able !== true) {
      throw new Error(
        'Its role needs CREATEDB and CREATEROLE (alter role … createdb createrole), or be superuser.',
      )
    }
    return found.version
  })
}
