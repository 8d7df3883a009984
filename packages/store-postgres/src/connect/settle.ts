import { once } from 'node:events'
import { connect } from 'node:net'
import { Client } from 'pg'
import type { PostgresConnection, Way } from './address.ts'

/** The message that asks a server for TLS. PostgreSQL documentation, "SSL Session Encryption". */
const SSL_REQUEST = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47])
const ANSWER_MS = 10_000

/** What to connect with: where either will do, the server is asked first whether it offers TLS. */
export async function settle({ perhapsPlain = false, ...connection }: Way): Promise<PostgresConnection> {
  if (!perhapsPlain) return connection
  const { host, port } = new Client(connection)
  return (await offersTls(host, port)) ? connection : { ...connection, ssl: false }
}

async function offersTls(host: string, port: number): Promise<boolean> {
  const socket = connect({ host, port })
  try {
    await once(socket, 'connect', { signal: AbortSignal.timeout(ANSWER_MS) })
    socket.write(SSL_REQUEST)
    const answers: readonly unknown[] = await once(socket, 'data', { signal: AbortSignal.timeout(ANSWER_MS) })
    return String(answers[0]) === 'S'
  } finally {
    socket.destroy()
  }
}
