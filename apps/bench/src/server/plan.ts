/** How much is asked. */
export interface ServerPlan {
  /** Messages in the database. */
  readonly filled: number
  /** Times that both ways take turns. */
  readonly rounds: number
  /** Of one way in one round. */
  readonly seconds: number
  /** Callers at once, in either way. */
  readonly callers: number
  readonly crowd: { readonly clients: number; readonly seconds: number; readonly remembersEvery: number }
}

/** What the figures in RESULTS.md are measured with. */
export const FULL: ServerPlan = {
  filled: 2000,
  rounds: 8,
  seconds: 5,
  callers: 8,
  crowd: { clients: 200, seconds: 60, remembersEvery: 10 },
}

/** The same things done for a moment: whether they work, not how fast. */
export const QUICK: ServerPlan = {
  filled: 20,
  rounds: 1,
  seconds: 0,
  callers: 2,
  crowd: { clients: 4, seconds: 0, remembersEvery: 2 },
}
