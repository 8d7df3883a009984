import { Client } from 'pg'
import type { QueryResultRow } from 'pg'

/** Runs work on a connection of its own: `database.adminUrl` is the superuser, whom no policy binds. */
export async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url })
  client.on('error', () => null)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** The rows of one statement. */
export function queryAt<Row extends QueryResultRow>(
  url: string,
  sql: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  return withClient(url, async (client) => (await client.query<Row>(sql, [...values])).rows)
}
