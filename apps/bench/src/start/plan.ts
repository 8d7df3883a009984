/** How often fresh processes are started, and how full the database of the restart is. */
export interface StartPlan {
  readonly runs: number
  readonly messages: number
}

/** What the figures in RESULTS.md are measured with. */
export const FULL: StartPlan = { runs: 15, messages: 500 }

/** The same things done once: whether they work, not how fast. */
export const QUICK: StartPlan = { runs: 1, messages: 5 }
