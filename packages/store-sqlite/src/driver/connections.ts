import type { SqliteSettings } from '../options.ts'
import { MEMORY } from '../options.ts'
import { prepareFile } from '../open/file-checks.ts'
import { openConnection } from '../open/open-connection.ts'
import type { Connection } from './connection.ts'
import { retryWhileBusy } from './retry.ts'
import type { Connect } from './sqlite-database.ts'
import { Turns } from '@recollect/store-kysely'
import type { Waiter } from '@recollect/store-kysely'

/** How many reads may hold a snapshot at once; each costs a connection with its own page cache. */
const READERS = 4

export interface ConnectionsOptions {
  readonly settings: SqliteSettings
  readonly connect: () => Promise<Connect>
  readonly waiter: Waiter
}

/** The connections of a store: one for writing, a few for reading, each opened when it is first needed. */
export class Connections {
  readonly #options: ConnectionsOptions
  readonly #writers: Turns
  readonly #readers: Turns
  readonly #idle: Connection[] = []
  readonly #open: Connection[] = []
  #writer: Promise<Connection> | null = null

  constructor(options: ConnectionsOptions) {
    const { settings, waiter } = options
    this.#options = options
    this.#writers = new Turns(1, settings.retryDeadlineMs, waiter)
    this.#readers = new Turns(READERS, settings.retryDeadlineMs, waiter)
  }

  retry<T>(attempt: () => T): Promise<T> {
    return retryWhileBusy(attempt, this.#options.settings.retryDeadlineMs, this.#options.waiter)
  }

  /** Lends the one writing connection, in turn. */
  async lendWriter<T>(work: (connection: Connection) => Promise<T>): Promise<T> {
    return this.#writers.take(async () => work(await this.#mainConnection()))
  }

  /** Lends a reading connection. What is in memory has one connection only, so that its reads wait for its writes. */
  async lendReader<T>(work: (connection: Connection) => Promise<T>): Promise<T> {
    if (!this.inFile) return this.lendWriter(work)
    return this.#readers.take(async () => {
      const connection = this.#idle.pop() ?? (await this.#newReader())
      try {
        return await work(connection)
      } finally {
        this.#idle.push(connection)
      }
    })
  }

  /** Opens a reading connection that nobody else uses; whoever asked for it closes it. */
  async openApart(): Promise<Connection> {
    await this.#mainConnection()
    const { settings } = this.#options
    const connect = await this.#options.connect()
    return this.retry(() => openConnection(connect, settings, 'reader'))
  }

  /** Whether there may be more connections than one. */
  get inFile(): boolean {
    return this.#options.settings.file !== MEMORY
  }

  /** Copies the log back and closes everything. */
  close(): void {
    const writer = this.#open[0]
    for (const { database } of this.#open.slice(1)) database.close()
    if (writer === undefined) return
    if (!this.#options.settings.readonly) checkpoint(writer)
    writer.database.close()
  }

  #mainConnection(): Promise<Connection> {
    this.#writer ??= this.#openMain().catch((error: unknown) => {
      this.#writer = null
      throw error
    })
    return this.#writer
  }

  async #openMain(): Promise<Connection> {
    const { settings, connect } = this.#options
    // First of all: where there is no driver, nothing is made.
    await connect()
    if (settings.file !== MEMORY) prepareFile(settings.file, settings.readonly)
    return this.#opened('writer')
  }

  async #newReader(): Promise<Connection> {
    // The writer first: it makes the file and puts it into WAL mode.
    await this.#mainConnection()
    return this.#opened('reader')
  }

  async #opened(role: 'writer' | 'reader'): Promise<Connection> {
    const { settings } = this.#options
    const connect = await this.#options.connect()
    const connection = await this.retry(() => openConnection(connect, settings, role))
    this.#open.push(connection)
    return connection
  }
}

/** Empties the log. Another process may be reading from it; then the last one to close does this. */
function checkpoint({ database }: Connection): void {
  try {
    database.pragma('wal_checkpoint(truncate)')
  } catch {
    // Nothing is lost: the log is complete and is read at the next opening.
    return
  }
}
