/** How much is logged and asked. */
export interface SessionsPlan {
  /** Sessions of the smaller log and of the larger one. */
  readonly sessions: readonly [small: number, large: number]
  /** Pairs of each session. */
  readonly pairs: number
  /** Pairs of a session that are logged one behind the other, before it is another's turn. */
  readonly chunk: number
  /** Calls of each kind. */
  readonly asks: number
  /** Pairs appended one by one. */
  readonly appends: number
}

/** What the figures in RESULTS.md are measured with: 10,000 pairs, and 1,000,000 in 10,000 sessions. */
export const FULL: SessionsPlan = {
  sessions: [100, 10_000],
  pairs: 100,
  chunk: 20,
  asks: 2000,
  appends: 500,
}

/** The same things done a few times: whether they work, not how fast. */
export const QUICK: SessionsPlan = { sessions: [2, 4], pairs: 10, chunk: 5, asks: 5, appends: 5 }
