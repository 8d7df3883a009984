import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js'
import type { MemoryServer } from '../memory-server.ts'
import type { Access } from '../source.ts'

/** A session of the protocol. */
interface Connection {
  readonly transport: StreamableHTTPServerTransport
  readonly server: McpServer
  /** What it was opened with: another token must not go on with it. */
  readonly access: Access
}

export interface Connections {
  /** Hands a request of an open session over; false when this access has no such session. */
  resume(
    id: string,
    access: Access,
    request: IncomingMessage,
    response: ServerResponse,
    body: unknown,
  ): Promise<boolean>
  /** Hands a first request over; a session begins if it is an `initialize`. */
  begin(access: Access, request: IncomingMessage, response: ServerResponse, body: unknown): Promise<void>
  closeAll(): Promise<void>
}

/**
 * @param maxSessions Sessions of one access at once; one more, and its own that was idle longest ends. No access can end or keep out that
 * of another.
 */
export function connections(served: MemoryServer, maxSessions: number): Connections {
  /** The one used last stands last. */
  const open = new Map<string, Connection>()
  const touch = (id: string, connection: Connection) => {
    open.delete(id)
    open.set(id, connection)
  }
  const enter = async (id: string, connection: Connection) => {
    const own = [...open].filter(([, { access }]) => access === connection.access)
    touch(id, connection)
    for (const [idle, { server }] of own.slice(0, Math.max(0, own.length + 1 - maxSessions))) {
      open.delete(idle)
      await server.close()
    }
  }
  return {
    resume: async (id, access, request, response, body) => {
      const connection = open.get(id)
      if (connection?.access !== access) return false
      touch(id, connection)
      await connection.transport.handleRequest(request, response, body)
      return true
    },
    begin: async (access, request, response, body) => {
      const { transport, server } = opened(served, access, { enter, leave: (id) => open.delete(id) })
      await server.connect(transport)
      await transport.handleRequest(request, response, body)
      // It was no `initialize`.
      if (transport.sessionId === undefined) await server.close()
    },
    closeAll: async () => {
      const all = [...open.values()]
      open.clear()
      await Promise.all(all.map(({ server }) => server.close()))
    },
  }
}

interface Register {
  enter(id: string, connection: Connection): Promise<void>
  leave(id: string): void
}

function opened(served: MemoryServer, access: Access, { enter, leave }: Register): Connection {
  const server = served.open(access)
  const transport: StreamableHTTPServerTransport = new StreamableHTTPServerTransport({
    sessionIdGenerator: randomUUID,
    onsessioninitialized: (id) => enter(id, { transport, server, access }),
    onsessionclosed: leave,
  })
  return { transport, server, access }
}
