import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import type { ClientOptions } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { z } from 'zod'

export const aClient = (options?: ClientOptions): Client =>
  new Client({ name: 'test', version: '1' }, options)

/** A client of the official SDK, connected over HTTP. */
export async function httpClient(url: string, token?: string, client: Client = aClient()): Promise<Client> {
  const requestInit = token === undefined ? {} : { headers: { Authorization: `Bearer ${token}` } }
  await client.connect(new StreamableHTTPClientTransport(new URL(url), { requestInit }))
  return client
}

const result = z.object({
  isError: z.boolean().optional(),
  structuredContent: z.record(z.string(), z.unknown()).optional(),
  content: z.array(z.object({ type: z.literal('text'), text: z.string() })),
})

export interface Called {
  readonly isError: boolean
  readonly text: string
  // What a tool gives differs by tool: tests say what they expect of it.
  readonly data: Record<string, unknown>
}

/** The client's own is a minute, in which a busy machine may not read a hundred kilobytes. */
const PATIENCE_MS = 170_000

/** Calls a tool by the real protocol. */
export async function call(
  client: Client,
  name: string,
  args: Record<string, unknown> = {},
): Promise<Called> {
  const {
    isError = false,
    structuredContent = {},
    content,
  } = result.parse(await client.callTool({ name, arguments: args }, undefined, { timeout: PATIENCE_MS }))
  return { isError, text: content.map(({ text }) => text).join('\n'), data: structuredContent }
}
