import { Holds, Turns, UnderWay } from '@recollect/store-kysely'
import type { HeldRead, SqlDriver, SqlQuery, SqlWork, Waiter } from '@recollect/store-kysely'
import type { PostgresSettings } from '../options.ts'
import { attemptRead, attemptWrite } from './attempt.ts'
import type { Context, Task } from './context.ts'
import { Freshness } from './freshness.ts'
import { attemptHold } from './hold.ts'
import { Replica } from './replica.ts'
import { retry } from './retry.ts'
import { ScopeTurns } from './scope-turns.ts'
import type { Server } from './server.ts'
import { StatementNames } from './statement-names.ts'

export interface DriverParts {
  readonly settings: PostgresSettings
  readonly primary: Server
  readonly replica?: Server | null
  readonly waiter: Waiter
}

/** The longest a timer runs: some 25 days. */
const FOR_EVER = 2_147_483_647

/** Transactions on a server: writes of a scope one after another, all else side by side. */
export class PostgresDriver implements SqlDriver {
  readonly #primary: Server
  readonly #replica: Replica | null
  readonly #context: Context
  readonly #turns: ScopeTurns
  readonly #holds = new Holds()
  readonly #underWay = new UnderWay('This store was closed. Create a new one with postgresStore().')

  constructor({ settings, primary, replica = null, waiter }: DriverParts) {
    const names = settings.prepare ? new StatementNames() : null
    const freshness = replica === null ? null : new Freshness()
    this.#primary = primary
    this.#context = { settings, waiter, names, freshness }
    this.#replica = replica && freshness && new Replica(replica, freshness, this.#context)
    this.#turns = new ScopeTurns(() => new Turns(1, patience(settings), waiter, 'lockTimeoutMs'))
  }

  read<T>(scope: string | null, first: SqlQuery | null, work: SqlWork<T>): Promise<T> {
    return this.#underWay.track(() => this.#read({ scope, first, work }))
  }

  write<T>(scope: string | null, first: SqlQuery | null, work: SqlWork<T>): Promise<T> {
    const attempt = () => attemptWrite(this.#primary, this.#context, { scope, first, work })
    // Those who wait for their turn here hold no connection.
    return this.#underWay.track(() => this.#turns.take(scope ?? '', () => this.#retry(attempt)))
  }

  /** On the primary: a replica may take a snapshot away that is held for long. */
  hold(scope: string, first: SqlQuery | null): Promise<HeldRead> {
    const attempt = () => attemptHold(this.#primary, this.#context, scope, first)
    return this.#underWay.track(() => this.#holds.open(() => this.#retry(attempt)))
  }

  close(): Promise<void> {
    return this.#underWay.close(async () => {
      await this.#holds.endAll()
      await Promise.all([this.#primary.close(), this.#replica?.close()])
    })
  }

  async #read<T>(task: Task<T>): Promise<T> {
    const there = (await this.#replica?.read(task)) ?? { done: false }
    return there.done ? there.value : this.#retry(() => attemptRead(this.#primary, this.#context, task))
  }

  #retry<T>(attempt: Parameters<typeof retry<T>>[0]): Promise<T> {
    const { settings, waiter } = this.#context
    return retry(attempt, settings.retryDeadlineMs, waiter)
  }
}

/** Whoever has the turn may wait for the lock, and for a server that is away. */
function patience({ lockTimeoutMs, retryDeadlineMs }: PostgresSettings): number {
  return lockTimeoutMs === 0 ? FOR_EVER : Math.min(lockTimeoutMs + retryDeadlineMs, FOR_EVER)
}
