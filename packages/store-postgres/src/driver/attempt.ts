import { mapError } from '../errors/map-error.ts'
import { isAway, isLost, isRace, isReadOnly, isStale } from '../errors/sql-state.ts'
import type { Context, Task } from './context.ts'
import { FateUnknown } from './fate.ts'
import { isKept } from './kept.ts'
import { Loan } from './loan.ts'
import type { Lsn } from './lsn.ts'
import { NotFresh } from './not-fresh.ts'
import { open } from './open.ts'
import type { Attempt } from './retry.ts'
import { exhausted, isExhausted } from './server.ts'
import type { Server } from './server.ts'
import type { StatementNames } from './statement-names.ts'
import { Transaction } from './transaction.ts'

type Work<T> = (loan: Loan, transaction: Transaction) => Promise<T>

/** Where a read may be answered. */
export interface ReadRules {
  /** How far a replica must have replayed; null on the primary. */
  readonly needed: Lsn | null
  /** Called with what the database failed with. Whether the read may be made again. */
  readonly failed: (failure: unknown) => boolean
}

/** A lost connection, a race or a statement that no longer fits leaves nothing behind. */
const ON_PRIMARY: ReadRules = {
  needed: null,
  failed: (failure) => isAway(failure) || isRace(failure) || isStale(failure),
}

export function attemptRead<T>(
  server: Server,
  context: Context,
  task: Task<T>,
  { needed, failed }: ReadRules = ON_PRIMARY,
): Promise<Attempt<T>> {
  const { settings, names } = context
  return borrow({ server, names, failed }, async (loan, transaction) => {
    const purpose = { mode: 'read', scope: task.scope, citus: server.hasCitus(loan.client) } as const
    const opened = await open(transaction, purpose, task.first, settings, needed)
    const value = await task.work(transaction, opened.first)
    transaction.end()
    // Nobody waits for a read to end; the connection is lent again once it has.
    transaction.command('commit').then(
      () => {
        loan.giveBack()
      },
      () => {
        loan.giveBack(true)
      },
    )
    return value
  })
}

export function attemptWrite<T>(server: Server, context: Context, task: Task<T>): Promise<Attempt<T>> {
  const { settings, names } = context
  const { scope, first, work } = task
  return borrow({ server, names, failed: ON_PRIMARY.failed }, async (loan, transaction) => {
    const purpose = { mode: 'write', scope, citus: server.hasCitus(loan.client) } as const
    const opened = await open(transaction, purpose, first, settings)
    const value = await work(transaction, opened.first)
    transaction.end()
    const begun = opened.begun && { ...opened.begun, life: server.lifeOf(loan.client) }
    const kept = await isKept(server, context, { scope, loan, transaction, begun })
    if (!kept) throw mapError(transaction.failure)
    loan.giveBack(isLost(transaction.failure))
    return value
  })
}

interface Lender {
  readonly server: Server
  readonly names: StatementNames | null
  readonly failed: (failure: unknown) => boolean
}

/** Runs `work` on a connection, and takes back what it did when it fails. */
async function borrow<T>({ server, names, failed }: Lender, work: Work<T>): Promise<Attempt<T>> {
  const lent = await lend(server, failed)
  if (!lent.done) return lent
  const loan = lent.value
  const transaction = new Transaction(loan.client, names)
  try {
    return { done: true, value: await work(loan, transaction) }
  } catch (error) {
    // What happens while it is taken back is no reason to do it again.
    const failure = error instanceof NotFresh ? error : transaction.failure
    await giveUp(loan, transaction)
    if (failure !== null && !(error instanceof FateUnknown) && failed(failure))
      return { done: false, error: mapError(failure) }
    throw error
  }
}

async function lend(server: Server, failed: Lender['failed']): Promise<Attempt<Loan>> {
  try {
    return { done: true, value: new Loan(await server.lend()) }
  } catch (error) {
    const mapped = isExhausted(error) ? exhausted(error) : mapError(error)
    if (failed(error)) return { done: false, error: mapped }
    throw mapped
  }
}

/** Rolls back and gives the connection back, or closes it when that cannot be done. */
async function giveUp(loan: Loan, transaction: Transaction): Promise<void> {
  transaction.end()
  const { failure } = transaction
  if (isLost(failure) || isReadOnly(failure) || isStale(failure)) {
    loan.giveBack(true)
    return
  }
  await transaction.command('rollback').then(
    () => {
      loan.giveBack()
    },
    () => {
      loan.giveBack(true)
    },
  )
}
