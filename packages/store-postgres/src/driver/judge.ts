/** What became of a transaction whose commit got no answer. `aborted`: nothing of it was kept. */
export type Fate = 'committed' | 'aborted'

/** What the server says of it. */
export interface Testimony {
  readonly xid: bigint
  /** What `pg_xact_status` says of that number; `never` when the server has not given it to anybody, null when it has forgotten. */
  readonly status: 'committed' | 'aborted' | 'in progress' | 'never' | null
  /** Whether the server crashed since the transaction began. */
  readonly crashed: 'no' | 'yes' | 'perhaps'
  /** The number of the first transaction after that crash; null when the server no longer tells. */
  readonly recovered: bigint | null
  /** Whether the rows lie on another server: Citus lets that one commit first. */
  readonly citus: boolean
}

/**
 * Who committed under the number. A crash forgets numbers that had not reached the disk, and the server gives them to others again: what
 * it says of them then is the fate of somebody else. Numbers below the first of the new life were on the disk, and are given once.
 *
 * `pending`: ask again. `unknown`: nobody will ever know.
 */
export function judge(testimony: Testimony): Verdict {
  const verdict = ofOneServer(testimony)
  // One that crashed right after its node had committed has forgotten what that node keeps.
  return verdict === 'aborted' && testimony.citus && testimony.crashed !== 'no' ? 'unknown' : verdict
}

type Verdict = Fate | 'pending' | 'unknown'

function ofOneServer({ xid, status, crashed, recovered }: Testimony): Verdict {
  if (status === 'aborted' || status === 'never') return 'aborted'
  if (status === null) return 'unknown'
  // A crash ends every transaction of the time before it.
  if (status === 'in progress') return crashed === 'yes' ? 'aborted' : 'pending'
  if (crashed === 'no') return 'committed'
  if (recovered === null) return 'unknown'
  if (xid < recovered) return 'committed'
  return crashed === 'yes' ? 'aborted' : 'unknown'
}
