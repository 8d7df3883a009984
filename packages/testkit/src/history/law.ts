import type { ScopedMemory, Store } from '@recollect/core'
import type { FixedClock } from '../fixtures/fixed-clock.ts'
import type { Verb } from './verb.ts'

/** A memory of one history. */
export interface Opened {
  readonly store: Store
  readonly memory: ScopedMemory
  readonly clock: FixedClock
  /** Another memory of the same store, empty. */
  readonly beside: ScopedMemory
}

/** One law of facts over time: what holds of every history. */
export interface HistoryLaw {
  readonly name: string
  /** Longest history it is tried on. */
  readonly verbs: number
  check(opened: Opened, history: readonly Verb[]): Promise<void>
}
