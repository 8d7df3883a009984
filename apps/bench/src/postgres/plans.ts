import type { RecallPlan } from './floor/recall.ts'
import type { RememberPlan } from './floor/remember.ts'
import type { ImportPlan } from './import/measure.ts'
import type { ScalePlan } from './scale/plan.ts'
import type { WritersPlan } from './writers/measure.ts'

/** How much of everything is measured. */
export interface Plans {
  readonly roundTrips: number
  readonly remember: RememberPlan
  readonly recall: RecallPlan
  readonly import: ImportPlan
  readonly writers: WritersPlan
  readonly scale: ScalePlan
}

/** What the figures in RESULTS.md are measured with. */
export const FULL: Plans = {
  roundTrips: 500,
  remember: { messages: 500, calls: 500, warm: 50 },
  recall: { messages: 500, rounds: 20 },
  import: { messages: 5000, rounds: 5 },
  writers: { processes: 4, writers: 8, updates: 1000, scopes: 8, slots: 25 },
  // About 250 facts a scope: 50,000 and 5,000,000.
  scale: { measured: 16, messages: 500, scopes: [200, 20_000], whole: 4000, rounds: 40 },
}

/** The same things done once or twice: whether they work, not how fast. */
export const QUICK: Plans = {
  roundTrips: 5,
  remember: { messages: 30, calls: 6, warm: 1 },
  recall: { messages: 30, rounds: 1 },
  import: { messages: 50, rounds: 1 },
  writers: { processes: 2, writers: 3, updates: 10, scopes: 2, slots: 2 },
  scale: { measured: 2, messages: 20, scopes: [4, 8], whole: 2, rounds: 1 },
}
