import { StoreError } from '@recollect/core'
import type { PoolClient } from 'pg'
import { mapError } from '../errors/map-error.ts'
import type { Attempt } from './retry.ts'
import type { Server } from './server.ts'
import type { Transaction } from './transaction.ts'

/** Sends the commit behind what is on its way, and waits for all of it. */
export async function commit(transaction: Transaction): Promise<void> {
  // Only what came back tells of a row that was not there; the server would keep the rest.
  if (transaction.expects) await transaction.settle()
  const committing = transaction.command('commit')
  const [command] = await Promise.all([committing, transaction.settle()])
  if (command === 'COMMIT') return
  throw new StoreError(
    'STORE_CONFLICT',
    'The server rolled the transaction back. Read what is there and try again.',
  )
}

/** What became of a transaction whose commit got no answer. `aborted`: nothing of it was kept. */
export type Fate = 'committed' | 'aborted'

/** Asks the server, once. The transaction may still be on its way to its end. */
export async function fateOf(server: Server, xid: string): Promise<Attempt<Fate>> {
  let client: PoolClient
  try {
    client = await server.lend()
  } catch (error) {
    return { done: false, error: new FateUnknown(error) }
  }
  try {
    const { rows } = await client.query<{ fate: string | null }>('select pg_xact_status($1::xid8) as fate', [
      xid,
    ])
    client.release()
    const fate = rows[0]?.fate
    if (fate === 'committed' || fate === 'aborted') return { done: true, value: fate }
    return { done: false, error: new FateUnknown(null) }
  } catch (error) {
    client.release(true)
    return { done: false, error: new FateUnknown(error) }
  }
}

/** Nobody knows whether the transaction was kept: it must not be done again. */
export class FateUnknown extends StoreError {
  constructor(cause: unknown) {
    super(
      'STORE_UNAVAILABLE',
      'The server went away while it committed, and whether this was kept is not known. Read what is there before you do it again; ' +
        'a message with a key is never kept twice.',
      { cause: cause === null ? undefined : mapError(cause) },
    )
  }
}
