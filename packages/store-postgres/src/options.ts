import { InvalidConfigError } from '@recollect/core'
import { knownOptions } from '@recollect/core/plugin'
import type { OptionNames } from '@recollect/core/plugin'
import type { Cipher } from '@recollect/core/store'
import { wayTo } from './connect/address.ts'
import type { Way, PostgresConnection } from './connect/address.ts'

/** Options of `postgresStore`: `url` or `connection` is required. */
export interface PostgresStoreOptions {
  /**
   * `postgres://user:password@host:port/database`. Either this or `connection`. `sslmode`, `sslrootcert`, `sslcert`, `sslkey` mean what
   * they mean to libpq, PGSSLMODE and PGSSLROOTCERT too; without any of them the connection is not encrypted. @throws InvalidConfigError
   */
  readonly url?: string
  /** The same in parts, as `pg` takes it. Either this or `url`. */
  readonly connection?: PostgresConnection
  /** A streaming replica. Reads go to it once it has replayed what this store last wrote to their scope, else to the primary. */
  readonly replicaUrl?: string
  /** The schema that holds the tables, made by `migrate()`. 1–63 bytes. Default `recollect`. */
  readonly schema?: string
  /** Into how many parts each table is cut by hash of the scope, when it is made. 1–64, later ignored. Default 8. */
  readonly partitions?: number
  /** A role that `migrate()` lets read and write the tables, beside the one that owns them. */
  readonly grantTo?: string
  /** Connections to each server at most, and as many again to the first for exports that are under way. Default 10. */
  readonly poolSize?: number
  /** How long one statement may take, in ms; 0 for ever. Default 30,000. */
  readonly statementTimeoutMs?: number
  /** How long a write waits for others of the same scope, in ms; 0 for ever. Default 10,000. */
  readonly lockTimeoutMs?: number
  /** How long a call is retried when the server is away or races are lost, before it fails, in ms. Default 10,000. */
  readonly retryDeadlineMs?: number
  /** Keeps statements prepared. Turn it off behind PgBouncer before 1.21 in transaction mode. Default true. */
  readonly prepare?: boolean
  /**
   * Where vectors are kept: `pgvector` in a column of that extension (0.8.6 or later), `packed` in byte strings compared here. Where they
   * are, is a property of the database. Default `auto`: as the tables were first made, by pgvector when it could be had then. With
   * `pgvector`, `migrate()` moves packed ones there. Throws `STORE_UNAVAILABLE` or `INVALID_CONFIG` at first use when it cannot be so.
   */
  readonly vectors?: 'auto' | 'packed' | 'pgvector'
  /**
   * Encrypts what scopes hold: `fieldCipher()` of `@recollect/privacy`. What is written without it cannot be read with it: copy it. Vectors
   * are packed then.
   */
  readonly cipher?: Cipher
}

export type PostgresSettings = Readonly<
  Required<Omit<PostgresStoreOptions, 'url' | 'connection' | 'replicaUrl' | 'grantTo' | 'cipher'>>
> & {
  readonly primary: Way
  readonly replica: Way | null
  readonly grantTo: string | null
}

const VECTORS = ['auto', 'packed', 'pgvector'] as const
const LONGEST = 2_147_483_647

const OPTIONS: OptionNames<PostgresStoreOptions> = {
  url: true,
  connection: true,
  replicaUrl: true,
  schema: true,
  partitions: true,
  grantTo: true,
  poolSize: true,
  statementTimeoutMs: true,
  lockTimeoutMs: true,
  retryDeadlineMs: true,
  prepare: true,
  vectors: true,
  cipher: true,
}

/** Fills in the defaults and refuses what cannot work. */
export function settingsOf(options: PostgresStoreOptions): PostgresSettings {
  checkGiven(options)
  knownOptions('postgresStore', options, OPTIONS)
  const { url, connection, replicaUrl } = options
  if ((url === undefined) === (connection === undefined)) {
    throw new InvalidConfigError('postgresStore() needs a server. Pass either url or connection.')
  }
  const settings: PostgresSettings = {
    primary: connection ?? wayTo('url', url),
    replica: replicaUrl === undefined ? null : wayTo('replicaUrl', replicaUrl),
    schema: options.schema ?? 'recollect',
    partitions: options.partitions ?? 8,
    grantTo: options.grantTo ?? null,
    poolSize: options.poolSize ?? 10,
    statementTimeoutMs: options.statementTimeoutMs ?? 30_000,
    lockTimeoutMs: options.lockTimeoutMs ?? 10_000,
    retryDeadlineMs: options.retryDeadlineMs ?? 10_000,
    prepare: options.prepare ?? true,
    vectors: vectorsOf(options),
  }
  check(settings)
  return Object.freeze(settings)
}

/** The database compares vectors that pgvector keeps: it would have to see them. */
function vectorsOf({ vectors = 'auto', cipher }: PostgresStoreOptions): PostgresSettings['vectors'] {
  if (cipher === undefined) return vectors
  if (vectors !== 'pgvector') return 'packed'
  throw new InvalidConfigError(
    'vectors is "pgvector", which keeps vectors readable. With a cipher pass vectors: \'packed\', or leave it out.',
  )
}

/** Callers without types may pass anything. */
function checkGiven(options: unknown): void {
  if (typeof options === 'object' && options !== null) return
  throw new InvalidConfigError('postgresStore() needs options. Pass { url }.')
}

function check(settings: PostgresSettings): void {
  checkName('schema', settings.schema)
  if (/^pg_|^\$user$/u.test(settings.schema)) {
    throw new InvalidConfigError(
      `schema is "${settings.schema}", which Postgres keeps for itself. Choose another name.`,
    )
  }
  if (settings.grantTo !== null) checkName('grantTo', settings.grantTo)
  checkNumber('partitions', settings.partitions, 1, 64)
  checkNumber('poolSize', settings.poolSize, 1, 1000)
  for (const name of ['statementTimeoutMs', 'lockTimeoutMs', 'retryDeadlineMs'] as const) {
    checkNumber(name, settings[name], 0, LONGEST)
  }
  if (typeof settings.prepare !== 'boolean') {
    throw new InvalidConfigError(`prepare is ${String(settings.prepare)}. Pass true or false.`)
  }
  if (!VECTORS.includes(settings.vectors)) {
    throw new InvalidConfigError(`vectors is "${settings.vectors}". Choose one of ${VECTORS.join(', ')}.`)
  }
}

/** Postgres cuts longer names without a word. */
export function checkName(name: string, value: string): void {
  const bytes = new TextEncoder().encode(value).length
  if (typeof value === 'string' && bytes >= 1 && bytes <= 63 && !value.includes('\0')) return
  throw new InvalidConfigError(`${name} is "${value}". Pass a name of 1 to 63 bytes.`)
}

function checkNumber(name: string, value: number, from: number, to: number): void {
  if (Number.isInteger(value) && value >= from && value <= to) return
  throw new InvalidConfigError(
    `${name} is ${String(value)}. Pass a whole number from ${String(from)} to ${String(to)}.`,
  )
}
