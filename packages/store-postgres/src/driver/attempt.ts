import type { SqlQuery, SqlWork, Waiter } from '@recollect/store-kysely'
import type { PoolClient } from 'pg'
import { mapError } from '../errors/map-error.ts'
import { isAway, isLost, isRace } from '../errors/sql-state.ts'
import type { PostgresSettings } from '../options.ts'
import { commit, FateUnknown, fateOf } from './commit.ts'
import { open } from './open.ts'
import type { Opened } from './open.ts'
import { retry } from './retry.ts'
import type { Attempt } from './retry.ts'
import type { Server } from './server.ts'
import type { StatementNames } from './statement-names.ts'
import { Transaction } from './transaction.ts'

/** What every transaction needs to be tried. */
export interface Context {
  readonly settings: PostgresSettings
  readonly names: StatementNames | null
  readonly waiter: Waiter
}

/** One piece of work: its scope (null crosses scopes), what is read as it begins, and what is done. */
export interface Task<T> {
  readonly scope: string | null
  readonly first: SqlQuery | null
  readonly work: SqlWork<T>
}

type Work<T> = (transaction: Transaction, opened: Opened) => Promise<T>

export function attemptRead<T>(server: Server, context: Context, task: Task<T>): Promise<Attempt<T>> {
  return borrow(server, context, async (client, transaction) => {
    const opened = await open(transaction, { mode: 'read', scope: task.scope }, task.first, context.settings)
    const value = await task.work(transaction, opened.first)
    transaction.end()
    // Nobody waits for a read to end; the connection is lent again once it has.
    transaction.command('commit').then(
      () => {
        client.release()
      },
      () => {
        client.release(true)
      },
    )
    return value
  })
}

export function attemptWrite<T>(server: Server, context: Context, task: Task<T>): Promise<Attempt<T>> {
  return borrow(server, context, async (client, transaction) => {
    const opened = await open(transaction, { mode: 'write', scope: task.scope }, task.first, context.settings)
    const value = await task.work(transaction, opened.first)
    transaction.end()
    if (!(await isKept(server, context, transaction, opened.xid))) throw mapError(transaction.failure)
    client.release()
    return value
  })
}

/** Commits. False: nothing was kept, because the server went away before it had committed. */
async function isKept(
  server: Server,
  { settings, waiter }: Context,
  transaction: Transaction,
  xid: string | null,
): Promise<boolean> {
  try {
    await commit(transaction)
    return true
  } catch (error) {
    if (!isLost(transaction.failure) || xid === null) throw error
    const fate = await retry(() => fateOf(server, xid), settings.retryDeadlineMs, waiter)
    return fate === 'committed'
  }
}

/** Runs `work` on a connection, and takes back what it did when it fails. Races and broken connections may be tried again. */
async function borrow<T>(
  server: Server,
  { names }: Context,
  work: (client: PoolClient, transaction: Transaction) => Promise<T>,
): Promise<Attempt<T>> {
  const lent = await lend(server)
  if (!lent.done) return lent
  const client = lent.value
  const transaction = new Transaction(client, names)
  try {
    return { done: true, value: await work(client, transaction) }
  } catch (error) {
    await giveUp(client, transaction)
    const { failure } = transaction
    const mayBeTriedAgain = (isAway(failure) || isRace(failure)) && !(error instanceof FateUnknown)
    if (mayBeTriedAgain) return { done: false, error: mapError(failure) }
    throw error
  }
}

async function lend(server: Server): Promise<Attempt<PoolClient>> {
  try {
    return { done: true, value: await server.lend() }
  } catch (error) {
    if (isAway(error)) return { done: false, error: mapError(error) }
    throw mapError(error)
  }
}

/** Rolls back and gives the connection back, or closes it when that cannot be done. */
async function giveUp(client: PoolClient, transaction: Transaction): Promise<void> {
  transaction.end()
  if (isLost(transaction.failure)) {
    client.release(true)
    return
  }
  await transaction.command('rollback').then(
    () => {
      client.release()
    },
    () => {
      client.release(true)
    },
  )
}
