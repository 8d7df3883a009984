import { createServer } from 'node:net'
import type { Socket } from 'node:net'
import type { PGlite } from '@electric-sql/pglite'
import { converse } from './conversation.ts'
import { fatal } from './messages.ts'

/** How long a client waits for the one before it to leave. A pool that ends and one that begins overlap by less. */
const PATIENCE_MS = 5_000

/** PGlite on a loopback port: one client at a time. */
export type Bridge = { readonly port: number; close(): Promise<void> }

function refuse(socket: Socket): void {
  socket.end(fatal('53300', 'sorry, too many clients already: PGlite serves one connection at a time'))
}

/** The clients one after another, each from its coming to its going. */
class Queue {
  readonly #database: PGlite
  readonly #clients = new Set<Socket>()
  #last: Promise<void> = Promise.resolve()

  constructor(database: PGlite) {
    this.#database = database
  }

  join(socket: Socket): void {
    this.#clients.add(socket)
    socket.on('error', () => {})
    socket.once('close', () => this.#clients.delete(socket))
    const impatience = setTimeout(() => refuse(socket), PATIENCE_MS)
    this.#last = this.#last.then(async () => {
      clearTimeout(impatience)
      if (socket.writable) await converse(this.#database, socket)
    })
  }

  async close(): Promise<void> {
    for (const socket of this.#clients) socket.destroy()
    await this.#last
  }
}

/** pglite-socket hands the session of one client on to the next, with its prepared statements and its user; this does not. */
export function serve(database: PGlite): Promise<Bridge> {
  const queue = new Queue(database)
  const server = createServer({ noDelay: true }, (socket) => queue.join(socket))
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = address === null || typeof address === 'string' ? 0 : address.port
      resolve({
        port,
        close: () => {
          server.close()
          return queue.close()
        },
      })
    })
  })
}
