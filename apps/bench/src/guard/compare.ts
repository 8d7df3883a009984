import { round } from '../stats/numbers.ts'

/** A figure that holds on every machine: a ratio, or a size. */
export interface Guarded {
  readonly key: string
  readonly name: string
  readonly better: 'lower' | 'higher'
  /** How much worse than the recorded value it may be: 0.2 is a fifth. */
  readonly tolerance: number
}

export interface Verdict {
  readonly guarded: Guarded
  readonly recorded: number
  /** Null when it could not be measured. */
  readonly now: number | null
  /** Above zero: worse than recorded. Null when it could not be measured. */
  readonly worse: number | null
  readonly holds: boolean
  /** Why it could not be measured. */
  readonly failure: string | null
}

/** How much worse `now` is than `recorded`, as a share of the better of the two. */
const worseBy = ({ better }: Guarded, recorded: number, now: number): number =>
  better === 'lower' ? now / recorded - 1 : recorded / now - 1

export function verdictOf(guarded: Guarded, recorded: number, now: number): Verdict {
  const worse = worseBy(guarded, recorded, now)
  return { guarded, recorded, now, worse: round(worse, 3), holds: worse <= guarded.tolerance, failure: null }
}

/** A figure that could not be measured does not hold. */
export const unmeasured = (guarded: Guarded, recorded: number, failure: string): Verdict => ({
  guarded,
  recorded,
  now: null,
  worse: null,
  holds: false,
  failure,
})

/** The one nearer to the recorded value, or better than it: what neighbours on the machine took counts against nobody. */
export const bestOf = ({ better }: Guarded, values: readonly number[]): number =>
  better === 'lower' ? Math.min(...values) : Math.max(...values)
