import { once } from 'node:events'
import { createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'

/** A message of the protocol: its letter, its length, what it says. PostgreSQL documentation, "Message Formats". */
function message(letter: string, ...parts: readonly (string | Buffer)[]): Buffer {
  const body = Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(`${part}\0`) : part)),
  )
  const head = Buffer.alloc(5)
  head.write(letter)
  head.writeInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}

const int16 = (value: number): Buffer => Buffer.from([value >> 8, value & 255])
const int32 = (value: number): Buffer => Buffer.concat([int16(value >>> 16), int16(value & 65_535)])
const READY = message('Z', Buffer.from('I'))
const INTEGER = 23

function row(columns: readonly string[], values: readonly string[]): Buffer {
  const fields = columns.map((name) =>
    Buffer.concat([
      Buffer.from(`${name}\0`),
      int32(0),
      int16(0),
      int32(INTEGER),
      int16(4),
      int32(-1),
      int16(0),
    ]),
  )
  const data = values.map((value) => Buffer.concat([int32(value.length), Buffer.from(value)]))
  return Buffer.concat([
    message('T', int16(fields.length), ...fields),
    message('D', int16(data.length), ...data),
    message('C', 'SELECT 1'),
    READY,
  ])
}

export interface OldServer {
  readonly url: string
  /** What it was asked. */
  readonly asked: readonly string[]
  close(): Promise<void>
}

/** A server that lets everybody in and says of itself that it is of this version, whatever it is asked. */
export async function startOldServer(version: number): Promise<OldServer> {
  const asked: string[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    let greeted = false
    socket.on('error', () => socket.destroy())
    socket.on('data', (data) => {
      if (!greeted) {
        greeted = true
        socket.write(Buffer.concat([message('R', int32(0)), READY]))
        return
      }
      const text = data.toString('latin1')
      if (text.startsWith('X')) socket.end()
      if (!text.startsWith('Q')) return
      asked.push(text.slice(5, -1))
      socket.write(row(['version'], [String(version)]))
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = addressOf(server.address())
  return {
    url: `postgres://application@127.0.0.1:${String(port)}/memory`,
    asked,
    close: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

function addressOf(address: string | AddressInfo | null): AddressInfo {
  if (address === null || typeof address === 'string') throw new TypeError('the server listens on a port')
  return address
}
