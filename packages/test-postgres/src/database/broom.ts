import { Client } from 'pg'

/**
 * Empties schemas over one connection: far cheaper than making their tables again. What was written there by migrations stays: tables of
 * that name are left alone.
 */
export class Broom {
  readonly #client: Promise<Client>
  readonly #tables = new Map<string, readonly string[]>()

  /** @param adminUrl of a superuser, whom no policy and no foreign key holds back. */
  constructor(adminUrl: string) {
    const client = new Client({ connectionString: adminUrl })
    this.#client = client
      .connect()
      .then(() => client.query(`set session_replication_role = 'replica'`))
      .then(() => client)
  }

  /** Takes every row out of the tables of a schema. */
  async empty(schema: string): Promise<void> {
    const client = await this.#client
    const tables = this.#tables.get(schema) ?? (await tablesOf(client, schema))
    this.#tables.set(schema, tables)
    if (tables.length === 0) return
    // Most tables are empty already, and looking is far cheaper than deleting.
    const filled = tables.map((table) => `select '${table}' as name where exists (select from ${table})`)
    const { rows } = await client.query<{ name: string }>({ name: schema, text: filled.join(' union all ') })
    // One journey to the server for all of them.
    await client.query(rows.map(({ name }) => `delete from ${name}`).join('; '))
  }

  async end(): Promise<void> {
    await (await this.#client).end()
  }
}

/** Whole tables, as they are named in a statement; the parts of one go with it. */
async function tablesOf(client: Client, schema: string): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class
      where relnamespace = $1::regnamespace and relkind in ('r', 'p') and not relispartition and relname not like '%migration%'`,
    [schema],
  )
  return rows.map(({ name }) => name)
}
