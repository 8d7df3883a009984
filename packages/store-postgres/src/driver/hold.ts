import type { HeldRead, SqlQuery } from '@recollect/store-kysely'
import { mapError } from '../errors/map-error.ts'
import { isAway } from '../errors/sql-state.ts'
import type { Context } from './context.ts'
import { Loan } from './loan.ts'
import { open } from './open.ts'
import type { Attempt } from './retry.ts'
import { exhausted, isExhausted } from './server.ts'
import type { Server } from './server.ts'
import { Transaction } from './transaction.ts'

/** Opens a snapshot on a connection apart. One the server could not give for now may be asked for again. */
export async function attemptHold(
  server: Server,
  { settings, names }: Context,
  scope: string,
  first: SqlQuery | null,
): Promise<Attempt<HeldRead>> {
  const failed = (error: unknown): Attempt<HeldRead> => {
    const mapped = isExhausted(error) ? exhausted(error) : mapError(error)
    if (isAway(error)) return { done: false, error: mapped }
    throw mapped
  }
  let loan: Loan
  try {
    loan = new Loan(await server.lendApart())
  } catch (error) {
    return failed(error)
  }
  const transaction = new Transaction(loan.client, names)
  const end = () => {
    transaction.end()
    // Closed, not given back: the server takes its snapshot away with it.
    loan.giveBack(true)
    return Promise.resolve()
  }
  try {
    const purpose = { mode: 'read', scope, citus: server.hasCitus(loan.client) } as const
    const opened = await open(transaction, purpose, first, settings)
    return { done: true, value: { connection: transaction, first: opened.first, end } }
  } catch (error) {
    await end()
    return failed(transaction.failure ?? error)
  }
}
