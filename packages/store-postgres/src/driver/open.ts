import type { SqlQuery, SqlRow } from '@recollect/store-kysely'
import type { PostgresSettings } from '../options.ts'
import { BEGIN, lockQuery, settingsQuery, XID_COLUMN } from './opening.ts'
import type { Purpose } from './opening.ts'
import type { Transaction } from './transaction.ts'

export interface Opened {
  readonly first: readonly SqlRow[]
  /** The number of a write's transaction. */
  readonly xid: string | null
}

/** Begins a transaction and runs the first query in it: one message there, one back. */
export async function open(
  transaction: Transaction,
  purpose: Purpose,
  first: SqlQuery | null,
  settings: PostgresSettings,
): Promise<Opened> {
  const { mode, scope } = purpose
  const [, made, , rows] = await Promise.all([
    transaction.command(BEGIN[mode]),
    transaction.rows(settingsQuery(purpose, settings)),
    mode === 'write' ? transaction.rows(lockQuery(scope)) : null,
    first === null ? [] : transaction.rows(first),
  ])
  const xid = made[0]?.[XID_COLUMN]
  return { first: rows, xid: typeof xid === 'string' ? xid : null }
}
