const SECOND = 1000
const HOUR = 3_600_000

/** How long to wait after the n-th try failed, in ms: doubled with each try, from a second to an hour. */
export const backOff = (attempt: number): number => Math.min(HOUR, SECOND * 2 ** Math.max(0, attempt - 1))

/** How long to wait before a lost connection is made again, in ms: from half a second to half a minute. */
export const reconnectDelay = (attempt: number): number => Math.min(30_000, 500 * 2 ** Math.min(attempt, 10))
