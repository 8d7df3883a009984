import { PassThrough } from 'node:stream'
import { createInterface } from 'node:readline'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { z } from 'zod'
import { serveHttp, serveStdio } from '../../src/index.ts'
import type { MemoryServer } from '../../src/index.ts'
import { aClient } from './clients.ts'

const answered = z.looseObject({
  id: z.union([z.number(), z.string(), z.null()]).optional(),
  result: z.looseObject({}).optional(),
  error: z.looseObject({ code: z.number(), message: z.string() }).optional(),
})
export type Answered = z.output<typeof answered>

/** Something that sends requests just as they are, and waits for their answers. */
export interface RawClient {
  ask(method: string, params?: unknown): Promise<Answered>
  close(): Promise<void>
}

const INITIALIZE = {
  protocolVersion: '2025-06-18',
  capabilities: {},
  clientInfo: { name: 'raw', version: '1' },
}
const message = (id: number, method: string, params?: unknown) =>
  JSON.stringify({ jsonrpc: '2.0', id, method, ...(params === undefined ? {} : { params }) })

/** Over streams, as a process would. */
export async function rawStdio(served: MemoryServer): Promise<RawClient> {
  const [input, output] = [new PassThrough(), new PassThrough()]
  const connection = await serveStdio(served, { input, output })
  const waiting = new Map<unknown, (answer: Answered) => void>()
  createInterface({ input: output }).on('line', (line) => {
    const answer = answered.parse(JSON.parse(line))
    waiting.get(answer.id)?.(answer)
  })
  let last = 0
  const ask = (method: string, params?: unknown) =>
    new Promise<Answered>((resolve) => {
      const id = ++last
      waiting.set(id, resolve)
      input.write(`${message(id, method, params)}\n`)
    })
  await ask('initialize', INITIALIZE)
  return {
    ask,
    close: async () => {
      input.end()
      await connection.closed
    },
  }
}

const EVENT = /^data: (?<data>.*)$/mu

/** Over HTTP, without a client of the protocol. */
export async function rawHttp(served: MemoryServer): Promise<RawClient> {
  const http = await serveHttp(served)
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
  }
  let last = 0
  const ask = async (method: string, params?: unknown): Promise<Answered> => {
    const response = await fetch(http.url, { method: 'POST', headers, body: message(++last, method, params) })
    headers['mcp-session-id'] ??= response.headers.get('mcp-session-id') ?? ''
    const body = await response.text()
    return answered.parse(JSON.parse(EVENT.exec(body)?.groups?.['data'] ?? body))
  }
  await ask('initialize', INITIALIZE)
  return { ask, close: () => http.close() }
}

/** The official client. What it cannot send at all is null. */
export async function sdkClient(served: MemoryServer): Promise<RawClient> {
  const http = await serveHttp(served)
  const client = aClient()
  await client.connect(new StreamableHTTPClientTransport(new URL(http.url)))
  const params = z.object({ name: z.string(), arguments: z.record(z.string(), z.unknown()).optional() })
  return {
    ask: async (_method, given) => ({ result: { ...(await client.callTool(params.parse(given))) } }),
    close: async () => {
      await client.close()
      await http.close()
    },
  }
}
