import type { ScalePlan } from '../../scale-sqlite/plan.ts'

/** What is measured on databases of several sizes; in this order, since the last one writes. */
export const VERBS = ['lookup', 'recall', 'answer', 'remember'] as const
export type Verb = (typeof VERBS)[number]

/** How large the databases are, and how often each is asked. */
export interface VerbsPlan extends ScalePlan {
  /** Cards in each database, ascending. */
  readonly cards: readonly number[]
  /** Cards looked up in each way. */
  readonly lookups: number
  /** Questions asked in recall and answer. */
  readonly questions: number
  /** How often each of these is done. */
  readonly rounds: number
  /** Messages remembered. */
  readonly remembers: number
  /** Scopes of different size, all in one database. */
  readonly within: {
    /** Messages in each, and how many of them are read for facts. */
    readonly items: readonly number[]
    readonly facts: number
    /** How often each question is asked. */
    readonly rounds: number
  }
}

/** What the figures in RESULTS.md are measured with. */
export const FULL: VerbsPlan = {
  models: 4,
  messages: 500,
  whole: 800,
  cards: [10_000, 100_000, 1_000_000, 5_000_000],
  lookups: 1000,
  questions: 400,
  rounds: 3,
  remembers: 400,
  within: { items: [100, 1000, 10_000, 100_000], facts: 1000, rounds: 20 },
}

/** The same things done a few times: whether they work, not how fast. */
export const QUICK: VerbsPlan = {
  models: 2,
  messages: 20,
  whole: 12,
  cards: [200, 400],
  lookups: 8,
  questions: 8,
  rounds: 2,
  remembers: 12,
  within: { items: [10, 40], facts: 20, rounds: 1 },
}
