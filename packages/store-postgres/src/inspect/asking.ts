import { Client } from 'pg'
import type { Way } from '../connect/address.ts'
import { settle } from '../connect/settle.ts'
import { mapError } from '../errors/map-error.ts'

/** Asks one question of a server. */
export type Ask = <Row extends object>(text: string, values?: readonly unknown[]) => Promise<Row[]>

const CONNECT_MS = 10_000

/** Works over one connection of its own. Throws typed errors. */
export async function asking<T>(way: Way, work: (ask: Ask) => Promise<T>): Promise<T> {
  const connection = await settle(way).catch((error: unknown) => {
    throw mapError(error)
  })
  const client = new Client({
    application_name: 'recollect',
    ...connection,
    connectionTimeoutMillis: CONNECT_MS,
  })
  // What ends the connection is thrown by the question under way.
  client.on('error', () => null)
  try {
    await client.connect()
    return await work(async <Row extends object>(text: string, values: readonly unknown[] = []) => {
      // Without values several statements may be one message.
      const { rows } = await client.query<Row>(text, values.length === 0 ? undefined : [...values])
      return rows
    })
  } catch (error) {
    throw mapError(error)
  } finally {
    await client.end().catch(() => null)
  }
}
