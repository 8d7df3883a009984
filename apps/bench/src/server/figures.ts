import { median, percentile, round } from '../stats/numbers.ts'
import type { ClientsResult } from './messages.ts'

/** Calls one way, or by a crowd; times in milliseconds. */
export interface CallFigures {
  readonly calls: number
  /** Median of the rounds. */
  readonly perSecond: number
  readonly p50: number
  readonly p95: number
  readonly p99: number
  readonly failed: number
  readonly errors: readonly string[]
}

export function callFigures(rounds: readonly ClientsResult[]): CallFigures {
  const times = rounds.flatMap((one) => one.times)
  return {
    calls: times.length,
    perSecond: round(median(rounds.map((one) => one.times.length / one.seconds)), 1),
    p50: round(percentile(times, 0.5)),
    p95: round(percentile(times, 0.95)),
    p99: round(percentile(times, 0.99)),
    failed: rounds.reduce((total, one) => total + one.failed, 0),
    errors: rounds.flatMap((one) => one.errors),
  }
}
