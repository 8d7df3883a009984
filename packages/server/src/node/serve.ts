import type { OptionNames } from '@recollect/core/plugin'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { InvalidConfigError } from '@recollect/core'
import { knownOptions } from '@recollect/core/plugin'
import { refused } from '../app/respond.ts'
import { asksForTokens } from '../app/with-tokens.ts'
import { isLoopback } from '@recollect/http-guards'
import { LONGEST_MS } from '../options.ts'
import { ProblemError } from '../problems/problem.ts'
import { told } from '../problems/told.ts'
import { answerMalformed } from './malformed.ts'

/** What answers requests: an app of `createServer`, or one that mounts it and hands on what it is called with. */
export interface Served {
  /** Answers one request. */
  fetch(request: Request, env: unknown): Response | Promise<Response>
}

/** Where `serve` listens, and how it ends. */
export interface ServeOptions {
  /** Where to listen; default `127.0.0.1`. Others need tokens. */
  readonly host?: string
  /** 0–65,535; 0 (default) takes a free one. */
  readonly port?: number
  /** Says that an app of yours asks for tokens; known of those `createServer` makes. */
  readonly asksForTokens?: boolean
  /** How long requests under way are waited for when it closes, in milliseconds; default 10,000. */
  readonly graceMs?: number
}

/** A server that listens. */
export interface ServerHandle {
  /** As `http://127.0.0.1:4711`. */
  readonly url: string
  readonly port: number
  /** Takes no more requests, ends event streams, waits for requests under way; then closes what is left. Safe to call twice. */
  close(): Promise<void>
}

const DEFAULT_GRACE_MS = 10_000
const HIGHEST_PORT = 65_535
/** Longer than clients keep theirs: a connection the server closes just when a request is sent on it is an error at the client. */
const KEEP_ALIVE_MS = 75_000
/** How often connections that have become idle are closed while the server ends. */
const SWEEP_MS = 20

const OPTIONS: OptionNames<ServeOptions> = { host: true, port: true, asksForTokens: true, graceMs: true }

/**
 * Listens, and answers by the app.
 * @throws InvalidConfigError for options that are none, and for an address that other machines reach and an app without tokens; the error
 * of Node when the port is taken.
 */
export async function serve(app: Served, options: ServeOptions = {}): Promise<ServerHandle> {
  const { port = 0, graceMs = DEFAULT_GRACE_MS } = knownOptions('serve', options, OPTIONS)
  const host = (options.host ?? '127.0.0.1').replaceAll(/^\[|\]$/gu, '')
  checkNumbers(port, graceMs)
  checkHost(host, options.asksForTokens ?? asksForTokens(app))
  const closing = new AbortController()
  const answer = getRequestListener(
    (request, env) => app.fetch(request, { ...env, closing: closing.signal }),
    { hostname: host, errorHandler: refusal },
  )
  const server = createServer(
    { keepAliveTimeout: KEEP_ALIVE_MS },
    (incoming, outgoing) => void answer(incoming, outgoing),
  )
  server.on('clientError', answerMalformed)
  await listening(server, host, port)
  const bound = portOf(server)
  let closed: Promise<void> | null = null
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${String(bound)}`,
    port: bound,
    close: () => {
      closing.abort()
      closed ??= ended(server, graceMs)
      return closed
    },
  }
}

function checkNumbers(port: number, graceMs: number): void {
  if (!Number.isInteger(port) || port < 0 || port > HIGHEST_PORT)
    throw new InvalidConfigError('port is a whole number from 0 to 65,535. Leave it out for a free one.')
  if (!(graceMs >= 0 && graceMs <= LONGEST_MS))
    throw new InvalidConfigError(
      `graceMs is a number of milliseconds from 0 to ${String(LONGEST_MS)}. Leave it out for the default.`,
    )
}

function checkHost(host: string, tokens: boolean): void {
  if (tokens || isLoopback(host)) return
  throw new InvalidConfigError(
    `Without tokens the server listens on this machine only, not at ${host}. Pass authenticate to createServer, or listen at 127.0.0.1.`,
  )
}

/** What the runtime refused before the app saw it. */
const refusal = (): Response => {
  const { problem, headers } = told(
    new ProblemError(
      400,
      'INVALID_REQUEST',
      'The request line or the Host header cannot be read. Correct them.',
    ),
  )
  return refused(problem, headers)
}

const listening = (server: Server, host: string, port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve()
    })
  })

function portOf(server: Server): number {
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}

/** Waits for requests under way, but not for ever. */
const ended = (server: Server, graceMs: number): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => {
      server.closeAllConnections()
    }, graceMs)
    const sweep = setInterval(() => {
      server.closeIdleConnections()
    }, SWEEP_MS)
    server.close(() => {
      clearTimeout(timer)
      clearInterval(sweep)
      resolve()
    })
    server.closeIdleConnections()
  })
