import type { SqlQuery, SqlRow } from '@recollect/store-kysely'
import { citusCommands } from '../citus/opening.ts'
import type { PostgresSettings } from '../options.ts'
import type { Lsn } from './lsn.ts'
import { checkFresh, freshQuery } from './not-fresh.ts'
import { BEGIN, lockQuery, PID_COLUMN, settingsQuery, XID_COLUMN } from './opening.ts'
import type { Purpose } from './opening.ts'
import type { Transaction } from './transaction.ts'

export interface Opened {
  readonly first: readonly SqlRow[]
  /** The number of a write's transaction, and the process that serves it. */
  readonly begun: { readonly xid: string; readonly pid: number } | null
}

/**
 * Begins a transaction and runs the first query in it: one message there, one back.
 * @throws NotFresh when the server is no replica that has replayed up to `needed`.
 */
export async function open(
  transaction: Transaction,
  purpose: Purpose,
  first: SqlQuery | null,
  settings: PostgresSettings,
  needed: Lsn | null = null,
): Promise<Opened> {
  const { mode, scope, citus } = purpose
  const [fresh, , , made, , rows] = await Promise.all([
    needed === null ? null : transaction.rows(freshQuery(needed)),
    transaction.command(BEGIN[mode]),
    citus ? Promise.all(citusCommands(scope).map((text) => transaction.command(text))) : null,
    transaction.rows(settingsQuery(purpose, settings)),
    mode === 'write' ? transaction.rows(lockQuery(scope)) : null,
    first === null ? [] : transaction.rows(first),
  ])
  if (fresh !== null) checkFresh(fresh[0])
  const [xid, pid] = [made[0]?.[XID_COLUMN], made[0]?.[PID_COLUMN]]
  return { first: rows, begun: typeof xid === 'string' && typeof pid === 'number' ? { xid, pid } : null }
}
