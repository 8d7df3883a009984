import { percentile, round, sum } from '../stats/numbers.ts'

/** Milliseconds of single calls through the library and of the statements they make, bare. */
export interface Samples {
  readonly library: readonly number[]
  readonly bare: readonly number[]
}

export interface RatioFigures {
  readonly calls: number
  readonly statementsPerCall: number
  readonly p50: number
  readonly p95: number
  readonly bareP50: number
  readonly bareP95: number
  /** Library over bare, at the median. */
  readonly ratio: number
  /** The same over the sums, which a few slow calls weigh on. */
  readonly ratioOfSums: number
}

export function ratioFigures({ library, bare }: Samples, statements: number): RatioFigures {
  const p50 = percentile(library, 0.5)
  const bareP50 = percentile(bare, 0.5)
  return {
    calls: library.length,
    statementsPerCall: round(statements, 1),
    p50: round(p50, 3),
    p95: round(percentile(library, 0.95), 3),
    bareP50: round(bareP50, 3),
    bareP95: round(percentile(bare, 0.95), 3),
    ratio: round(p50 / bareP50),
    ratioOfSums: round(sum(library) / sum(bare)),
  }
}
