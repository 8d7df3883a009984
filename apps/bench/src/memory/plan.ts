/** How much is kept and asked. */
export interface MemoryPlan {
  /** Messages of the one scope, and recalls there after a tenth of them. */
  readonly messages: number
  readonly recalls: number
  /** Scopes that are touched, and as many again. */
  readonly scopes: number
  /** Messages of the exports. */
  readonly transfers: readonly [small: number, large: number]
  /** How many of these were read for facts. */
  readonly facts: number
}

/** What the figures in RESULTS.md are measured with. */
export const FULL: MemoryPlan = {
  messages: 1000,
  recalls: 10_000,
  scopes: 1000,
  transfers: [10_000, 100_000],
  facts: 1000,
}

/** The same things done a few times: whether they work, not what they weigh. */
export const QUICK: MemoryPlan = { messages: 10, recalls: 10, scopes: 5, transfers: [10, 20], facts: 10 }
