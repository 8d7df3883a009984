import { Client } from 'pg'

/** Runs the work over one connection of its own. */
export async function connected<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url })
  // A server that goes away between two statements is told by the next statement.
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end().catch(() => {})
  }
}

/** Statements one after another, outside a transaction, as `create database` asks. */
export function execute(url: string, statements: readonly string[]): Promise<void> {
  return connected(url, async (client) => {
    for (const statement of statements) await client.query(statement)
  })
}
