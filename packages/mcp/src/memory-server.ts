import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import type { Access } from './source.ts'

/** What `serveStdio` and `serveHttp` serve. A protocol server belongs to one connection, so that each gets one of its own. */
export interface MemoryServer {
  /**
   * A protocol server of the official SDK, for one connection.
   * @throws InvalidConfigError, InvalidScopeError or AccessError when the memory cannot be opened so.
   */
  open(access?: Access): McpServer
}
