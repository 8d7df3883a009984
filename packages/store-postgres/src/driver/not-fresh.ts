import type { SqlQuery, SqlRow, SqlStatement } from '@recollect/store-kysely'
import { readLsn, writeLsn } from './lsn.ts'
import type { Lsn } from './lsn.ts'

const CHECK: SqlStatement = {
  sql: `select pg_is_in_recovery(), pg_last_wal_replay_lsn() >= $1::pg_lsn, pg_last_wal_replay_lsn()::text`,
}

/** Asks a replica whether it has replayed so much. To be asked before the snapshot is taken: that may be older than the answer. */
export const freshQuery = (needed: Lsn): SqlQuery => ({ statement: CHECK, values: [writeLsn(needed)] })

/** A replica does not show all that must be seen. `replayed`: how far it is; null for a server that is no replica. */
export class NotFresh extends Error {
  readonly replayed: Lsn | null

  constructor(replayed: Lsn | null) {
    super(replayed === null ? 'This server is no replica.' : 'This replica is behind.')
    this.replayed = replayed
  }
}

/** Throws unless the answer is that of a replica that is far enough. */
export function checkFresh(answer: SqlRow | undefined): void {
  const [recovers, reached, replayed] = answer ?? []
  if (recovers !== true) throw new NotFresh(null)
  if (reached !== true) throw new NotFresh(readLsn(replayed) ?? 0n)
}
