export interface BulkPlan {
  readonly scopes: number
  /** Messages in each. */
  readonly messages: number
  /** How many of them are remembered too, and how many are handed over together. */
  readonly remembered: number
  readonly list: number
}

/** What the figures in RESULTS.md are measured with: 20,000 messages imported, 5,000 remembered. */
export const FULL: BulkPlan = { scopes: 10, messages: 2000, remembered: 500, list: 250 }

/** The same things done a few times: whether they work, not how fast. */
export const QUICK: BulkPlan = { scopes: 2, messages: 20, remembered: 20, list: 10 }
