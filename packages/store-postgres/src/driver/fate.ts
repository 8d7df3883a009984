import { StoreError } from '@recollect/core'
import type { PoolClient } from 'pg'
import { mapError } from '../errors/map-error.ts'
import { errorCode } from '../errors/sql-state.ts'
import { judge } from './judge.ts'
import type { Fate, Testimony } from './judge.ts'
import { readLife } from './life.ts'
import type { Life } from './life.ts'
import type { Attempt } from './retry.ts'
import { exhausted, isExhausted } from './server.ts'
import type { Server } from './server.ts'

/** A transaction as it was begun: its number, the process that served it, and the life of the server its connection was opened in. */
export interface Begun {
  readonly xid: string
  readonly pid: number
  readonly life: Life | null
}

/** Nobody knows whether the transaction was kept: it must not be done again. */
export class FateUnknown extends StoreError {
  constructor(cause: unknown) {
    super(
      'STORE_UNAVAILABLE',
      'The server went away while it committed, and whether this was kept is not known. Read what is there before you do it again; ' +
        'a message with a key is never kept twice.',
      { cause: cause === null ? undefined : isExhausted(cause) ? exhausted(cause) : mapError(cause) },
    )
  }
}

/** Asks the server, once. The transaction may still be on its way to its end. @throws FateUnknown when asking again would not help. */
export async function fateOf(server: Server, begun: Begun): Promise<Attempt<Fate>> {
  let testimony: Testimony
  try {
    testimony = await hear(server, begun)
  } catch (error) {
    return { done: false, error: new FateUnknown(error) }
  }
  const fate = judge(testimony)
  if (fate === 'unknown') throw new FateUnknown(null)
  return fate === 'pending' ? { done: false, error: new FateUnknown(null) } : { done: true, value: fate }
}

async function hear(server: Server, { xid, pid, life }: Begun): Promise<Testimony> {
  const client = await server.lend()
  try {
    const [status, now] = await Promise.all([statusOf(client, xid), readLife(client)])
    const crashed = life?.began === now.began ? 'no' : life?.pid === pid ? 'yes' : 'perhaps'
    const recovered = crashed === 'no' ? null : await recoveredTo(client)
    client.release()
    return { xid: BigInt(xid), status, crashed, recovered, citus: now.citus }
  } catch (error) {
    client.release(true)
    throw error
  }
}

async function statusOf(client: PoolClient, xid: string): Promise<Testimony['status']> {
  try {
    const { rows } = await client.query<{ status: Testimony['status'] }>(
      'select pg_xact_status($1::xid8) as status',
      [xid],
    )
    return rows[0]?.status ?? null
  } catch (error) {
    // "transaction ID … is in the future": a crash forgot that it was given.
    if (errorCode(error) === '22023') return 'never'
    throw error
  }
}

/** As recovery ends, the server writes a checkpoint on which nothing is under way: only then it begins where it stands. */
const RECOVERED = `select next_xid as next from pg_control_checkpoint() where checkpoint_lsn = redo_lsn`

/** The first transaction since the server came up. Null once it has made another checkpoint. */
async function recoveredTo(client: PoolClient): Promise<bigint | null> {
  const { rows } = await client.query<{ next: string }>(RECOVERED)
  const [epoch, number] = rows[0]?.next.split(':') ?? []
  return epoch === undefined || number === undefined ? null : (BigInt(epoch) << 32n) + BigInt(number)
}
