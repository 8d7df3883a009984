import { resolve } from 'node:path'
import { InvalidConfigError } from '@recollect/core'
import { knownOptions } from '@recollect/core/plugin'
import type { OptionNames } from '@recollect/core/plugin'
import type { Cipher } from '@recollect/core/store'

/** Options of `sqliteStore`; `file` is required. */
export interface SqliteStoreOptions {
  /**
   * What opens the file; imported when the store is first used. `better-sqlite3` (default), which is compiled where nothing prebuilt fits;
   * `node:sqlite`, part of Node 22.13 and later and of Deno; `bun:sqlite`, part of Bun; `libsql`, to be installed beside this package.
   */
  readonly driver?: SqliteDriverName
  /** Path of the database, made when it is not there; `:memory:` keeps everything in this process and loses it on close. */
  readonly file: string
  /**
   * `full` (default): what was acknowledged survives a power cut. `normal`: a power cut may take the last transactions, a
   * crash of the process nothing; writes are several times faster.
   */
  readonly durability?: 'full' | 'normal'
  /** How long SQLite itself may wait for another process, in ms; the event loop stands still meanwhile. Default 50. */
  readonly busyTimeoutMs?: number
  /** How long a call is retried, without blocking, before it fails with `STORE_BUSY`, in ms. Default 10,000. */
  readonly retryDeadlineMs?: number
  /** Opens an existing database for reading only. */
  readonly readonly?: boolean
  /** Encrypts what scopes hold: `fieldCipher()` of `@recollect/privacy`. What is written without it cannot be read with it: copy it. */
  readonly cipher?: Cipher
}

/** What opens SQLite files. */
export type SqliteDriverName = 'better-sqlite3' | 'node:sqlite' | 'bun:sqlite' | 'libsql'

const DRIVERS: readonly string[] = [
  'better-sqlite3',
  'node:sqlite',
  'bun:sqlite',
  'libsql',
] satisfies SqliteDriverName[]

/** @throws InvalidConfigError for a name that is none. */
export function driverOf({
  driver = 'better-sqlite3',
}: {
  readonly driver?: SqliteDriverName
}): SqliteDriverName {
  if (DRIVERS.includes(driver)) return driver
  throw new InvalidConfigError(
    `driver is "${String(driver)}". Choose one of ${DRIVERS.map((one) => `'${one}'`).join(', ')}.`,
  )
}

export type SqliteSettings = Required<Omit<SqliteStoreOptions, 'cipher'>>

export const MEMORY = ':memory:'

const OPTIONS: OptionNames<SqliteStoreOptions> = {
  file: true,
  durability: true,
  busyTimeoutMs: true,
  retryDeadlineMs: true,
  readonly: true,
  cipher: true,
  driver: true,
}

/** Fills in the defaults and refuses what cannot work. */
export function settingsOf(options: SqliteStoreOptions): SqliteSettings {
  checkFile(options)
  knownOptions('sqliteStore', options, OPTIONS)
  const settings: SqliteSettings = {
    driver: driverOf(options),
    // Once: the directory of the process may change before the file is opened.
    file: options.file === MEMORY ? MEMORY : resolve(options.file),
    durability: options.durability ?? 'full',
    busyTimeoutMs: options.busyTimeoutMs ?? 50,
    retryDeadlineMs: options.retryDeadlineMs ?? 10_000,
    readonly: options.readonly ?? false,
  }
  if (!['full', 'normal'].includes(settings.durability)) {
    throw new InvalidConfigError(`durability is "${settings.durability}". Choose 'full' or 'normal'.`)
  }
  checkMs('busyTimeoutMs', settings.busyTimeoutMs)
  checkMs('retryDeadlineMs', settings.retryDeadlineMs)
  return Object.freeze(settings)
}

function checkFile({ file, readonly = false }: SqliteStoreOptions): void {
  if (typeof file !== 'string' || file.trim() === '' || file.includes('\0')) {
    throw new InvalidConfigError("sqliteStore() needs a file. Pass a path, or ':memory:'.")
  }
  if (file.startsWith('file:')) {
    throw new InvalidConfigError(
      `"${file}" is a URI. Pass a plain path; fileURLToPath() of node:url makes one.`,
    )
  }
  if (file === MEMORY && readonly) {
    throw new InvalidConfigError(
      'A database in memory begins empty and cannot be read-only. Leave one of the two out.',
    )
  }
}

function checkMs(name: string, value: number): void {
  if (!Number.isInteger(value) || value < 0 || value > 2_147_483_647) {
    throw new InvalidConfigError(`${name} is ${String(value)}. Pass whole milliseconds from 0.`)
  }
}
