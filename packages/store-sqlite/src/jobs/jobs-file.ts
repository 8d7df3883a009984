import { RecollectError } from '@recollect/core'
import { systemWaiter } from '@recollect/store-kysely'
import type { Connection } from '../driver/connection.ts'
import { retryWhileBusy } from '../driver/retry.ts'
import { connectBy } from '../driver/drivers.ts'
import { prepareFile } from '../open/file-checks.ts'
import { openConnection } from '../open/open-connection.ts'
import { MEMORY } from '../options.ts'
import type { SqliteSettings } from '../options.ts'
import { prepareTables } from './schema.ts'
import { statementsOn } from './statements.ts'
import type { Statements } from './statements.ts'

interface Opened {
  readonly connection: Connection
  readonly statements: Statements
}

/** The file the jobs are in: opened at the first use, one connection of its own. */
export class JobsFile {
  readonly #settings: SqliteSettings
  #opened: Promise<Opened> | null = null
  #closed = false

  constructor(settings: SqliteSettings) {
    this.#settings = settings
  }

  /** Does a short piece of work that writes, in one transaction; again while another process holds the file. @throws StoreError */
  write<T>(work: (statements: Statements) => T): Promise<T> {
    return this.#write(this.#settings.durability, work)
  }

  /** The same for what a power cut may take back, though no crash of a process: what runners note of jobs, which are done again then. */
  note<T>(work: (statements: Statements) => T): Promise<T> {
    return this.#write('normal', work)
  }

  async read<T>(work: (statements: Statements) => T): Promise<T> {
    const { statements } = await this.#open()
    return this.#retry(() => work(statements))
  }

  async close(): Promise<void> {
    this.#closed = true
    const opened = await this.#opened?.catch(() => null)
    this.#opened = null
    opened?.connection.database.close()
  }

  async #write<T>(durability: SqliteSettings['durability'], work: (statements: Statements) => T): Promise<T> {
    const { connection, statements } = await this.#open()
    return this.#retry(() => {
      connection.database.pragma(`synchronous = ${durability}`)
      return immediately(connection, () => work(statements))
    })
  }

  #open(): Promise<Opened> {
    if (this.#closed) throw new RecollectError('CLOSED', 'These jobs were closed. Call sqliteJobs() again.')
    this.#opened ??= this.#connect().catch((error: unknown) => {
      this.#opened = null
      throw error
    })
    return this.#opened
  }

  async #connect(): Promise<Opened> {
    const { file, driver } = this.#settings
    const connect = await connectBy(driver)
    if (file !== MEMORY) prepareFile(file, false)
    const connection = await this.#retry(() => openConnection(connect, this.#settings, 'writer'))
    try {
      await this.#retry(() => {
        immediately(connection, () => {
          prepareTables(connection.database)
        })
      })
      return { connection, statements: statementsOn(connection.database) }
    } catch (error) {
      connection.database.close()
      throw error
    }
  }

  #retry<T>(attempt: () => T): Promise<T> {
    return retryWhileBusy(attempt, this.#settings.retryDeadlineMs, systemWaiter)
  }
}

function immediately<T>(connection: Connection, work: () => T): T {
  connection.begin('immediate', null)
  try {
    const result = work()
    connection.commit()
    return result
  } catch (error) {
    connection.rollback()
    throw error
  }
}
