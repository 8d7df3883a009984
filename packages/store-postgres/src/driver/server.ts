import { StoreError } from '@recollect/core'
import { Pool } from 'pg'
import type { PoolClient, PoolConfig } from 'pg'
import { parsers } from '../codec/parsers.ts'
import type { Way } from '../connect/address.ts'
import { settle } from '../connect/settle.ts'
import type { PostgresSettings } from '../options.ts'
import { readLife } from './life.ts'
import type { Life } from './life.ts'

/** Even a call that is never retried waits this long for a connection: without a limit it would wait for ever. */
const SHORTEST_WAIT = 1000
/** A connection on which nothing was heard for so long is asked for a sign of life, so that a dead peer is noticed. */
const QUIET_MS = 10_000

export interface ServerParts {
  /** How long to wait for a connection at most. Default: as long as calls are retried, and at least a second. */
  readonly connectMs?: number
  /** What tests put in the place of `pg`'s own. */
  readonly Client?: PoolConfig['Client']
}

interface Pools {
  readonly pool: Pool
  /** For what is held for long, so that it takes no connection of those that must go round. */
  readonly apart: Pool
}

/** The connections to one server, opened as they are needed. */
export class Server {
  readonly #way: Way
  readonly #options: PoolConfig
  #pools: Promise<Pools> | null = null
  readonly #lives = new WeakMap<PoolClient, Life>()

  constructor(
    way: Way,
    { poolSize, retryDeadlineMs }: PostgresSettings,
    { connectMs = Math.max(retryDeadlineMs, SHORTEST_WAIT), Client }: ServerParts = {},
  ) {
    this.#way = way
    this.#options = {
      ...(Client === undefined ? {} : { Client }),
      max: poolSize,
      pipeline: true,
      keepAlive: true,
      keepAliveInitialDelayMillis: QUIET_MS,
      connectionTimeoutMillis: connectMs,
      types: parsers,
      verify: (client, done) => {
        this.#greet(client).then(() => {
          done()
        }, done)
      },
    }
  }

  /** Whoever takes a connection releases it; with an error it is closed. */
  async lend(): Promise<PoolClient> {
    return (await this.#open()).pool.connect()
  }

  /** A connection to be held for as long as one likes, of as many as there are others. It is closed when it is released with `true`. */
  async lendApart(): Promise<PoolClient> {
    return (await this.#open()).apart.connect()
  }

  /** The life of the server in which the connection was opened. */
  lifeOf(client: PoolClient): Life | null {
    return this.#lives.get(client) ?? null
  }

  hasCitus(client: PoolClient): boolean {
    return this.#lives.get(client)?.citus ?? false
  }

  async close(): Promise<void> {
    const open = await this.#pools?.catch(() => null)
    await Promise.all([open?.pool.end(), open?.apart.end()])
  }

  /** Once; after a failure the next one asks the server again. */
  #open(): Promise<Pools> {
    this.#pools ??= settle(this.#way).then(
      (connection) => {
        const options = { application_name: 'recollect', ...connection, ...this.#options }
        return { pool: unmoved(new Pool(options)), apart: unmoved(new Pool(options)) }
      },
      (error: unknown) => {
        this.#pools = null
        throw error
      },
    )
    return this.#pools
  }

  async #greet(client: PoolClient): Promise<void> {
    this.#lives.set(client, await readLife(client))
  }
}

/** Connections that break must not end the process. */
function unmoved(pool: Pool): Pool {
  // One that breaks while nobody uses it is replaced when it is next needed.
  pool.on('error', () => null)
  // One that breaks while it is lent fails what is sent over it; unheard, its event would end the process.
  pool.on('connect', (client) => client.on('error', () => null))
  return pool
}

/** Whether the pool had no connection to lend in time: all were lent to others. */
export function isExhausted(error: unknown): boolean {
  return error instanceof Error && error.message === 'timeout exceeded when trying to connect'
}

export const exhausted = (cause: unknown): StoreError =>
  new StoreError(
    'STORE_BUSY',
    'All connections of this store were in use for too long. Raise poolSize, keep transactions short, and do not open one ' +
      'inside another.',
    { cause },
  )
