import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { connectBy } from '../../src/driver/drivers.ts'
import type { Connect } from '../../src/driver/sqlite-database.ts'
import { HranaConnection, HranaStream } from './hrana-stream.ts'
import { isPipeline } from './hrana-values.ts'

export interface HranaServer {
  readonly url: string
  /** Requests so far. */
  requests: number
  /** Called before each answer; one that throws breaks the connection. */
  before: () => void
  close(): Promise<void>
}

/** A libsql server of this process, version 2 of the protocol over HTTP, for one file. */
export async function hranaServer(file: string, token: string): Promise<HranaServer> {
  const connect = await connectBy('libsql')
  const streams = new Map<string, HranaStream>()
  const idle: HranaConnection[] = []
  const server = createServer((request, response) => {
    served.requests += 1
    respond(request, response, { connect, streams, idle, file, token, before: served.before }).catch(() => {
      response.destroy()
    })
  })
  const served: HranaServer = {
    url: '',
    requests: 0,
    before: () => undefined,
    close: async () => {
      for (const stream of streams.values()) idle.push(stream.close())
      for (const { database } of idle) database.close()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return Object.assign(served, { url: `http://127.0.0.1:${String(port)}` })
}

interface Served {
  readonly connect: Connect
  readonly streams: Map<string, HranaStream>
  readonly idle: HranaConnection[]
  readonly file: string
  readonly token: string
  readonly before: () => void
}

async function respond(request: IncomingMessage, response: ServerResponse, served: Served): Promise<void> {
  const { streams, idle, token, before } = served
  if (request.headers.authorization !== `Bearer ${token}`) {
    response.writeHead(401).end('Unauthorized')
    return
  }
  const body: unknown = JSON.parse(await textOf(request))
  before()
  if (request.url !== '/v2/pipeline' || !isPipeline(body)) {
    response.writeHead(404).end()
    return
  }
  const { baton, requests } = body
  const stream = baton === undefined ? opened(served) : streams.get(baton)
  if (stream === undefined) {
    response.writeHead(400).end('{"message":"stream expired","code":"STREAM_EXPIRED"}')
    return
  }
  if (baton !== undefined) streams.delete(baton)
  const results = requests.map((one) => stream.answer(one))
  const next = requests.some(({ type }) => type === 'close') ? null : randomUUID()
  if (next === null) idle.push(stream.close())
  else streams.set(next, stream)
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify({ baton: next, base_url: null, results }))
}

const opened = ({ connect, file, idle }: Served): HranaStream =>
  new HranaStream(idle.pop() ?? new HranaConnection(connect(file, { readonly: false, timeout: 5 })))

async function textOf(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(Buffer.from(piece))
  return Buffer.concat(pieces).toString()
}
