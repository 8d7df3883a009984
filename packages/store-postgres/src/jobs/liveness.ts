import { StoreError } from '@recollect/core'
import type { Client, ClientConfig } from 'pg'
import { newClient } from './connect.ts'
import { asStoreError } from './errors.ts'
import { workerLock } from './statements.ts'

/**
 * A host that vanished is noticed by the server after 30 to 40 s: later than its runner gives up, which checks its connection with
 * each sweep and waits 10 s for an answer. On a Unix socket the server ignores these.
 */
const NOTICE_VANISHED = `select set_config('tcp_keepalives_idle', '20', false),
  set_config('tcp_keepalives_interval', '5', false), set_config('tcp_keepalives_count', '3', false)`
const ANSWER_WITHIN = 10_000

/**
 * Shows other processes that the workers of this one live: a session-level advisory lock for each, on a connection of its own. The
 * server lets them go the moment the connection ends, however the process ended.
 */
export class Liveness {
  readonly #client: Client
  readonly #schema: string
  readonly #held = new Set<string>()
  #ended = false
  #last: Promise<unknown> = Promise.resolve()

  private constructor(client: Client, schema: string) {
    this.#client = client
    this.#schema = schema
  }

  /** `onLost` is called once when the connection ends by itself. @throws StoreError */
  static async open(
    connection: ClientConfig,
    schema: string,
    onLost: (error: Error) => void,
  ): Promise<Liveness> {
    const client = newClient({ ...connection, query_timeout: ANSWER_WITHIN })
    const alive = new Liveness(client, schema)
    client.on('error', onLost)
    client.on('end', () => {
      if (!alive.#ended) onLost(new Error('The connection that shows that this runner lives has ended.'))
    })
    try {
      await client.connect()
      await alive.#expectDirect()
      await alive.#ask(NOTICE_VANISHED)
      return alive
    } catch (error) {
      await alive.end()
      throw asStoreError(error)
    }
  }

  /** To be called before the worker takes its first job. */
  async hold(worker: string): Promise<void> {
    const text = `select pg_try_advisory_lock(${workerLock(this.#schema, '$1::text')}) as got`
    const row = await this.#ask<{ got: boolean }>(text, [worker])
    if (row?.got !== true) throw new Error(`The lock of worker ${worker} is taken. Start the runner again.`)
    this.#held.add(worker)
  }

  get workers(): readonly string[] {
    return [...this.#held]
  }

  /** @throws when the connection does not answer or the locks are gone. */
  async check(): Promise<void> {
    const text =
      "select count(*)::int as held from pg_locks where locktype = 'advisory' and granted and pid = pg_backend_pid()"
    const row = await this.#ask<{ held: number }>(text)
    if ((row?.held ?? 0) < this.#held.size) throw new Error('The locks of this runner are gone.')
  }

  async end(): Promise<void> {
    this.#ended = true
    // An unanswered connection would be waited for; its socket goes with it.
    await this.#client.end().catch(() => {})
  }

  /** A pooler hands out process numbers of its own, and its server connections to others. */
  async #expectDirect(): Promise<void> {
    const own: unknown = Reflect.get(this.#client, 'processID')
    const row = await this.#ask<{ pid: number }>('select pg_backend_pid() as pid')
    if (own === null || own === row?.pid) return
    throw new StoreError(
      'STORE_UNAVAILABLE',
      'There is a pooler such as PgBouncer between this process and the server. Adding jobs may go through it; to run them, pass the address of the server itself.',
    )
  }

  /** One query at a time, since workers begin together. */
  #ask<R extends object>(text: string, values: unknown[] = []): Promise<R | undefined> {
    const answer = this.#last.then(async () => (await this.#client.query<R>(text, values)).rows[0])
    this.#last = answer.catch(() => {})
    return answer
  }
}
