import { Turns, UnderWay } from '@recollect/store-kysely'
import type { SqlDriver, SqlQuery, SqlWork, Waiter } from '@recollect/store-kysely'
import type { PostgresSettings } from '../options.ts'
import { attemptRead, attemptWrite } from './attempt.ts'
import type { Context } from './attempt.ts'
import { retry } from './retry.ts'
import { ScopeTurns } from './scope-turns.ts'
import type { Server } from './server.ts'
import { StatementNames } from './statement-names.ts'

export interface DriverParts {
  readonly settings: PostgresSettings
  readonly primary: Server
  readonly waiter: Waiter
}

/** Transactions on a server: writes of a scope one after another, all else side by side. */
export class PostgresDriver implements SqlDriver {
  readonly #primary: Server
  readonly #context: Context
  readonly #turns: ScopeTurns
  readonly #underWay = new UnderWay('This store was closed. Create a new one with postgresStore().')

  constructor({ settings, primary, waiter }: DriverParts) {
    this.#primary = primary
    this.#context = { settings, waiter, names: settings.prepare ? new StatementNames() : null }
    this.#turns = new ScopeTurns(() => new Turns(1, settings.lockTimeoutMs, waiter))
  }

  read<T>(scope: string | null, first: SqlQuery | null, work: SqlWork<T>): Promise<T> {
    return this.#underWay.track(() =>
      this.#retry(() => attemptRead(this.#primary, this.#context, { scope, first, work })),
    )
  }

  write<T>(scope: string | null, first: SqlQuery | null, work: SqlWork<T>): Promise<T> {
    const attempt = () => attemptWrite(this.#primary, this.#context, { scope, first, work })
    // Those who wait for their turn here hold no connection.
    return this.#underWay.track(() => this.#turns.take(scope ?? '', () => this.#retry(attempt)))
  }

  close(): Promise<void> {
    return this.#underWay.close(() => this.#primary.close())
  }

  #retry<T>(attempt: Parameters<typeof retry<T>>[0]): Promise<T> {
    const { settings, waiter } = this.#context
    return retry(attempt, settings.retryDeadlineMs, waiter)
  }
}
