/** How much is remembered and asked. */
export interface EncryptionPlan {
  /** Messages in each database before anything is timed. */
  readonly filled: number
  /** Messages remembered one by one, in each. */
  readonly remembers: number
  /** Look-ups of each kind, in each. */
  readonly asks: number
}

/** What the figures in RESULTS.md are measured with. */
export const FULL: EncryptionPlan = { filled: 500, remembers: 600, asks: 1200 }

/** The same things done a few times: whether they work, not how fast. */
export const QUICK: EncryptionPlan = { filled: 20, remembers: 6, asks: 6 }
