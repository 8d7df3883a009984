import { DatabaseError } from 'pg'

/** The code of an error of the server (SQLSTATE, five characters) or of the system (`ECONNREFUSED`); null for others. */
export function errorCode(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  if ('code' in error && typeof error.code === 'string') return error.code
  // Several addresses of one host were tried.
  if (error instanceof AggregateError) return errorCode(error.errors[0])
  return null
}

const LOST_CODES = /^(?:08\w{3}|57P0[1-5]|ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN)$/u
/** What `pg` says of a connection that broke; it gives these no code. */
const LOST_WORDS = /connection terminated|connection error|client was closed|connection ended/iu

/** Whether the connection is gone, so that nothing is known of what was under way on it. */
export function isLost(error: unknown): boolean {
  const code = errorCode(error)
  if (code !== null) return LOST_CODES.test(code)
  return error instanceof Error && LOST_WORDS.test(error.message)
}

/** Serialization failure, deadlock: the transaction was rolled back and may succeed when it is done again. */
export function isRace(error: unknown): boolean {
  const code = errorCode(error)
  return code === '40001' || code === '40P01'
}

/** The server takes no connection now: full, starting or stopping. */
export function isAway(error: unknown): boolean {
  const code = errorCode(error)
  return code === '53300' || isLost(error)
}

/**
 * A statement that the connection keeps prepared no longer fits the tables: a migration changed the type of a column. Other connections
 * prepare it anew. The server has no code for it alone; names of its routines are the same in every language.
 */
export function isStale(error: unknown): boolean {
  return error instanceof DatabaseError && error.code === '0A000' && error.routine === 'RevalidateCachedQuery'
}

/** The server takes no writes: it was the primary once, or was never. Another connection may find the one that does. */
export function isReadOnly(error: unknown): boolean {
  return errorCode(error) === '25006'
}

/** Citus asked a node to commit, and got no answer whether it has. There is no code for it alone. */
export function isHalfCommitted(error: unknown): boolean {
  return error instanceof DatabaseError && error.routine === 'ErrorIfPostCommitFailedShardPlacements'
}
