import type { Effort } from '../compare.ts'

export interface ExtractPlan {
  /** Of whole messages, and beside idle rules. */
  readonly effort: Effort
  /** Of each length; every message is read by each of the loops too. */
  readonly byLength: Effort
  readonly lengths: readonly number[]
  /** Again in a process with V8's flag, which is built. */
  readonly flagged: boolean
}

/** What the figures in RESULTS.md are measured with. */
export const FULL: ExtractPlan = {
  effort: { rounds: 15, messages: 1500 },
  byLength: { rounds: 7, messages: 60 },
  lengths: [10, 40, 100, 400, 2000],
  flagged: true,
}

/** The same things done a few times: whether they work, not how fast. */
export const QUICK: ExtractPlan = {
  effort: { rounds: 1, messages: 8 },
  byLength: { rounds: 1, messages: 2 },
  lengths: [10, 40],
  flagged: false,
}
