import type { ErasedJobs, Principal } from '@recollect/core'
import type { RateLimit } from './door/limits.ts'
import type { Authenticate } from './door/static-tokens.ts'

/** How much a request may bring. */
export interface ServerLimits {
  /** Bytes of a JSON body; default 1 MiB. */
  readonly bodyBytes?: number
  /** Bytes of an import; default 256 MiB. */
  readonly importBytes?: number
  /** Event streams open at once; default 200. */
  readonly streams?: number
  /** Of them, those of one client: the principal, without tokens the address. Default a quarter. */
  readonly streamsPerClient?: number
  /** Exports that go out at once, each of which may hold a snapshot of the store; default 8. One client may have a quarter of them. */
  readonly exports?: number
  /** How long an export may take, in milliseconds; default 600,000. It is broken off then. */
  readonly exportMs?: number
  /** How long a client may read nothing of an export or an event stream, in milliseconds; default 30,000. It is cut off then. */
  readonly idleMs?: number
}

/** How streams of events are kept going. */
export interface EventOptions {
  /**
   * How often the log of changes is looked at for what other processes wrote, in milliseconds; what this server wrote is told at once.
   * Default 1,000; 15,000 for a memory with access control, where each look stands in the audit log.
   */
  readonly pollMs?: number
  /** A comment so often keeps proxies from closing a stream, and the token of the stream is looked at again; default 15,000. */
  readonly heartbeatMs?: number
}

/** Where an error that nobody expected was met. */
export interface ErrorPlace {
  readonly method: string
  /** The template of the route; no names or texts of a request. */
  readonly route: string
}

/** Options of `createServer`; all may be left out for a memory without access control on this machine. */
export interface ServerOptions {
  /**
   * Who a bearer token belongs to; null: nobody. The principal goes through `recollect.as`, so the memory needs `access`. Left out: no
   * tokens, and only this machine is answered.
   */
  readonly authenticate?: Authenticate
  /** Without tokens, for a memory with `access`: who everybody on this machine is. */
  readonly principal?: Principal
  /**
   * Without tokens: requests of which the runtime does not say where they come from are taken for those of this machine. For an app that is
   * called by `fetch` without an `env`, in a place that nobody else reaches, such as tests. Default false: they are refused.
   */
  readonly assumeLocal?: boolean
  /** Origins of pages that may use the API from a browser (CORS), as `https://app.example`. Default: none but the server's own. */
  readonly origins?: readonly string[]
  /**
   * Names by which it may be asked (the Host header), beside those of this machine: `memory.example`, without a port. Default: with tokens
   * any, without them none.
   */
  readonly allowedHosts?: readonly string[]
  /**
   * For each client: the principal, without tokens the address. Default with tokens 1,200 requests in 60 s; without them none, as they all
   * come from this machine. Null: none.
   */
  readonly rateLimit?: RateLimit | null
  /** How large and how many requests may be. */
  readonly limits?: ServerLimits
  /** How streams of events are kept going. */
  readonly events?: EventOptions
  /**
   * With tokens: the address of a client behind a proxy, of the headers it sets; wrong tokens are counted by it. Default: that of the
   * connection, which behind a proxy is the same for all.
   */
  readonly clientOf?: (headers: Headers) => string | null
  /** Told of errors that nobody expected, and of any that broke off an answer; the client is not told what they say. */
  readonly onError?: (error: unknown, place: ErrorPlace) => void
  /** Queues that jobs of a scope may wait in: erasing takes them off. */
  readonly jobs?: ErasedJobs | readonly ErasedJobs[]
}

/** What the runtime gives with a request: `serve` of `@recollect/server/node` fills it. */
export interface ServerBindings {
  readonly incoming?: {
    readonly httpVersion?: string
    readonly socket?: { readonly remoteAddress?: string | undefined }
  }
  /** What answers; destroyed when an answer breaks off. */
  readonly outgoing?: { destroy(): unknown }
  /** Aborted when the server is about to end: streams end then. */
  readonly closing?: AbortSignal
}

/** The environment of the Hono app that `createServer` gives. */
export interface ServerEnv {
  Bindings: ServerBindings
}

const MIB = 1024 * 1024

export const DEFAULT_LIMITS = {
  bodyBytes: MIB,
  importBytes: 256 * MIB,
  streams: 200,
  exports: 8,
  exportMs: 600_000,
  idleMs: 30_000,
} as const
/** What one client may have of all event streams, and of all exports. */
export const CLIENT_SHARE = 1 / 4
export const DEFAULT_RATE: RateLimit = { requests: 1200, seconds: 60 }
/** Tokens that are none: so many an address may try. */
export const WRONG_TOKENS: RateLimit = { requests: 30, seconds: 60 }
export const POLL_MS = 1000
export const POLL_AUDITED_MS = 15_000
export const HEARTBEAT_MS = 15_000
/** A timer that is set to more goes off at once. */
export const LONGEST_MS = 2 ** 31 - 1
