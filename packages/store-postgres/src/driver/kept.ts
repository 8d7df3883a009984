import { isHalfCommitted, isLost } from '../errors/sql-state.ts'
import { commit, lengthOfLog } from './commit.ts'
import type { Context } from './context.ts'
import { fateOf, FateUnknown } from './fate.ts'
import type { Begun } from './fate.ts'
import type { Loan } from './loan.ts'
import type { Lsn } from './lsn.ts'
import { retry } from './retry.ts'
import type { Server } from './server.ts'
import type { Transaction } from './transaction.ts'

/** A write that has done its work. */
export interface Finished {
  readonly scope: string | null
  readonly loan: Loan
  readonly transaction: Transaction
  readonly begun: Begun | null
}

/** Commits. False: nothing was kept, because the server went away before it had committed. @throws FateUnknown */
export async function isKept(server: Server, context: Context, finished: Finished): Promise<boolean> {
  const { freshness } = context
  const { scope, loan, transaction } = finished
  try {
    const length = await commit(transaction, freshness === null ? null : loan.client)
    freshness?.wrote(scope, length)
    return true
  } catch (error) {
    if (isHalfCommitted(transaction.failure)) throw new FateUnknown(transaction.failure)
    if (!isLost(transaction.failure) || finished.begun === null) throw error
    freshness?.wrote(scope, null)
    // The server is asked over another connection, for which the pool may have no room while it counts this one.
    loan.giveBack(true)
    return await wasKept(server, context, scope, finished.begun)
  }
}

async function wasKept(
  server: Server,
  context: Context,
  scope: string | null,
  begun: Begun,
): Promise<boolean> {
  const { settings, waiter, freshness } = context
  const fate = await retry(() => fateOf(server, begun), settings.retryDeadlineMs, waiter)
  if (fate === 'aborted') return false
  if (freshness !== null) freshness.wrote(scope, await lengthNow(server))
  return true
}

async function lengthNow(server: Server): Promise<Lsn | null> {
  try {
    const client = await server.lend()
    const length = await lengthOfLog(client)
    client.release(length === null)
    return length
  } catch {
    return null
  }
}
