import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'

interface Announcing {
  /** Asks to be called at every change; returns how to stop it. */
  readonly join: (listener: () => void) => () => void
  /** Tells the client of a change. */
  readonly tell: () => Promise<void>
  readonly report: (error: unknown) => void
  readonly clientError: (error: Error) => void
}

/** From when a client is ready until it is gone it hears of changes. */
export function announce({ server }: McpServer, { join, tell, report, clientError }: Announcing): void {
  let leave = () => {}
  server.oninitialized = () => {
    leave()
    leave = join(() => {
      tell().catch(report)
    })
  }
  server.onclose = () => {
    leave()
  }
  server.onerror = clientError
}
