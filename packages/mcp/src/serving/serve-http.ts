import type { OptionNames } from '@recollect/core/plugin'
import { createServer } from 'node:http'
import type { IncomingHttpHeaders, IncomingMessage, Server, ServerResponse } from 'node:http'
import { InvalidConfigError } from '@recollect/core'
import { knownOptions } from '@recollect/core/plugin'
import { isLoopback } from '@recollect/http-guards'
import type { MemoryServer } from '../memory-server.ts'
import type { Access } from '../source.ts'
import { connections } from './connections.ts'
import type { Connections } from './connections.ts'
import { letRead } from './cors.ts'
import { foreign } from './hosts.ts'
import type { HostRules } from './hosts.ts'
import { readBody } from './read-body.ts'
import { refuse } from './refuse.ts'
import { unguarded } from './through-proxy.ts'
import type { Arrival } from './through-proxy.ts'
import { tokenTable } from './tokens.ts'
import type { Token, TokenTable } from './tokens.ts'
import { networkOf, wrongTokens } from './wrong-tokens.ts'
import type { WrongTokens } from './wrong-tokens.ts'

/** Where `serveHttp` listens, and who may come. */
export interface HttpOptions {
  /** Default `127.0.0.1`. Anything but this machine's own address needs `tokens`. */
  readonly host?: string
  /** Default 0: a free one. */
  readonly port?: number
  /** Default `/mcp`. */
  readonly path?: string
  /** With them every request needs one; what it stands for decides whose memory it is. */
  readonly tokens?: readonly Token[]
  /** Names, without a port, that requests may be addressed to beside `host` and those of this machine. */
  readonly allowedHosts?: readonly string[]
  /** Origins whose pages may call, `https://app.example`, beside that of the address that is asked. */
  readonly allowedOrigins?: readonly string[]
  /**
   * With tokens: the address of a client behind a proxy, of the headers it sets; wrong tokens are counted by it. Default: that of the
   * connection, which behind a proxy is one for all.
   */
  readonly clientOf?: (headers: IncomingHttpHeaders) => string | null
  /** Bytes of the largest request; default 4 MiB. */
  readonly maxBodyBytes?: number
  /**
   * Sessions of the protocol each token may have at once (without tokens: all), default 100; one more, and its own that was idle longest
   * ends.
   */
  readonly maxSessions?: number
  /** Errors that were not foreseen. */
  readonly onError?: (error: unknown) => void
}

/** A server that listens. */
export interface HttpService {
  /** Of the endpoint: what a client is given. */
  readonly url: string
  /** Ends all sessions and stops listening. */
  close(): Promise<void>
}

interface Door {
  readonly path: string
  readonly rules: HostRules
  readonly tokens: TokenTable | null
  readonly wrong: WrongTokens
  readonly clientOf: NonNullable<HttpOptions['clientOf']>
  readonly maxBodyBytes: number
  readonly open: Connections
}

/** Of a server without tokens, so that its sessions belong to one access. */
const ANYONE: Access = Object.freeze({})

const OPTIONS: OptionNames<HttpOptions> = {
  host: true,
  port: true,
  path: true,
  tokens: true,
  clientOf: true,
  allowedHosts: true,
  allowedOrigins: true,
  maxBodyBytes: true,
  maxSessions: true,
  onError: true,
}

/**
 * Serves many clients over streamable HTTP.
 * @throws InvalidConfigError for a server that others could reach without a token, and for tokens that are none or name what the server
 * does not stand on; InvalidScopeError; AccessError; the error of the socket when the address cannot be had.
 */
export async function serveHttp(served: MemoryServer, options: HttpOptions = {}): Promise<HttpService> {
  const {
    host = '127.0.0.1',
    port = 0,
    path = '/mcp',
    tokens = [],
    onError = () => {},
  } = knownOptions('serveHttp', options, OPTIONS)
  checkReach(host, tokens)
  const table = tokens.length === 0 ? null : tokenTable(tokens)
  // What cannot be opened later is said now.
  for (const { token: _, ...access } of tokens) served.open(access)
  if (tokens.length === 0) served.open()
  const door: Door = {
    path,
    rules: rulesOf(host, options),
    tokens: table,
    clientOf: options.clientOf ?? (() => null),
    wrong: wrongTokens(() => performance.now()),
    maxBodyBytes: options.maxBodyBytes ?? 4 * 1024 * 1024,
    open: connections(served, options.maxSessions ?? 100),
  }
  const http = createServer((request, response) => {
    handle(door, request, response).catch((error: unknown) => {
      onError(error)
      if (!response.headersSent)
        refuse(response, 500, 'The server failed in a way that was not foreseen. Try again.')
      else response.destroy()
    })
  })
  const at = await listening(http, host, port)
  const name = host.includes(':') ? `[${host.replace(/^\[|\]$/gu, '')}]` : host
  return {
    url: `http://${name}:${String(at)}${path}`,
    close: async () => {
      await door.open.closeAll()
      await closed(http)
    },
  }
}

function checkReach(host: string, tokens: readonly unknown[]): void {
  if (isLoopback(host) || tokens.length > 0) return
  throw new InvalidConfigError(
    `Whoever reaches ${host} could read this memory. Pass tokens, or serve on 127.0.0.1 alone.`,
  )
}

function rulesOf(host: string, { allowedHosts = [], allowedOrigins = [] }: HttpOptions): HostRules {
  const origins = new Set(allowedOrigins)
  if (isLoopback(host)) return { hosts: new Set(allowedHosts), origins }
  // A token is asked for anyway; a server at 0.0.0.0 does not know its own name.
  return { hosts: allowedHosts.length === 0 ? null : new Set([host, ...allowedHosts]), origins }
}

async function handle(door: Door, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { path, rules, tokens, open } = door
  if ((request.url ?? '').split('?')[0] !== path) {
    refuse(response, 404, `The protocol is served at ${path}.`)
    return
  }
  const strange = foreign(request.headers, rules) ?? (tokens === null ? unguarded(arrivalOf(request)) : null)
  if (strange !== null) {
    refuse(response, 403, strange)
    return
  }
  if (letRead(request, response, rules.origins)) return
  const access = tokens === null ? ANYONE : holder(door, tokens, request, response)
  if (access === null) return
  const read = request.method === 'POST' ? await readBody(request, door.maxBodyBytes) : { body: undefined }
  if ('refused' in read) {
    const body = JSON.stringify(read.refused)
    response.writeHead(read.status, { 'content-type': 'application/json', connection: 'close' }).end(body)
    return
  }
  const session = request.headers['mcp-session-id']
  if (typeof session === 'string') {
    if (!(await open.resume(session, access, request, response, read.body)))
      refuse(
        response,
        404,
        'This session has ended or was never there. Begin a new one: send initialize without Mcp-Session-Id.',
      )
  } else if (request.method === 'POST') await open.begin(access, request, response, read.body)
  else refuse(response, 400, 'There is no session yet. Begin one: POST initialize without Mcp-Session-Id.')
}

/** What the token of a request stands for; null: it was refused. An address that guesses has to wait, with whatever token. */
function holder(
  { wrong, clientOf }: Door,
  tokens: TokenTable,
  { headers, socket }: IncomingMessage,
  response: ServerResponse,
): Access | null {
  const client = networkOf(clientOf(headers) ?? socket.remoteAddress)
  const wait = headers.authorization === undefined ? null : wrong.wait(client)
  if (wait !== null) {
    const after = String(wait)
    refuse(response, 429, `Too many wrong tokens came from here. Wait ${after} s, then send the right one.`, {
      'retry-after': after,
    })
    return null
  }
  const access = tokens.find(headers.authorization)
  if (access !== null) return access
  if (headers.authorization !== undefined) wrong.count(client)
  const why = 'A bearer token of this server is needed: send "Authorization: Bearer <token>".'
  refuse(response, 401, why, { 'www-authenticate': 'Bearer' })
  return null
}

const arrivalOf = ({ headers, httpVersion, socket }: IncomingMessage): Arrival => ({
  headers,
  httpVersion,
  address: socket.remoteAddress,
})

const listening = (http: Server, host: string, port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    http.once('error', reject)
    http.listen(port, host.replace(/^\[|\]$/gu, ''), () => {
      http.off('error', reject)
      const address = http.address()
      resolve(typeof address === 'object' && address !== null ? address.port : port)
    })
  })

const closed = (http: Server): Promise<void> =>
  new Promise((resolve, reject) => {
    http.close((error) => {
      if (error) reject(error)
      else resolve()
    })
    http.closeAllConnections()
  })
