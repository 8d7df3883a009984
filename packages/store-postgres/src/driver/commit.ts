import { StoreError } from '@recollect/core'
import type { ClientBase } from 'pg'
import { readLsn } from './lsn.ts'
import type { Lsn } from './lsn.ts'
import type { Transaction } from './transaction.ts'

/** Sends the commit behind what is on its way, and waits for all of it. Where `asked`, tells how long the log is after it. */
export async function commit(transaction: Transaction, asked: ClientBase | null = null): Promise<Lsn | null> {
  const committing = transaction.command('commit')
  const length = asked === null ? null : lengthOfLog(asked)
  const [command] = await Promise.all([committing, transaction.settle()])
  if (command === 'COMMIT') return length
  throw new StoreError(
    'STORE_CONFLICT',
    'The server rolled the transaction back. Read what is there and try again.',
  )
}

/** How long the log is now: all that was committed before lies in it, written out or not. Null when the server does not tell. */
export async function lengthOfLog(client: ClientBase): Promise<Lsn | null> {
  try {
    const { rows } = await client.query<{ lsn: string }>('select pg_current_wal_insert_lsn()::text as lsn')
    return readLsn(rows[0]?.lsn)
  } catch {
    return null
  }
}
