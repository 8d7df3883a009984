import { Duplex } from 'node:stream'
import type { ClientBase } from 'pg'

/**
 * Makes a function that lets what is asked of a connection until the next tick leave in one piece. `pg` writes each query by itself, and
 * a system call costs about as much as a small statement.
 */
export function gathering(client: ClientBase): () => void {
  let open = false
  return () => {
    const stream = open ? null : streamOf(client)
    if (stream === null) return
    open = true
    stream.cork()
    process.nextTick(() => {
      open = false
      stream.uncork()
    })
  }
}

/** The socket of a connection, as `pg` keeps it; null for a client of another make, which then writes as it likes. */
function streamOf(client: ClientBase): Duplex | null {
  const connection: unknown = 'connection' in client ? client.connection : null
  const isObject = typeof connection === 'object' && connection !== null
  return isObject && 'stream' in connection && connection.stream instanceof Duplex ? connection.stream : null
}
