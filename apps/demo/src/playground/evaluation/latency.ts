import type { EvaluationLatency } from '@recollect/ui'

/** Upper bounds of the bars, in ms. */
const BOUNDS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 25, 50] as const

/** By nearest rank; 0 for none. */
function percentile(sorted: readonly number[], p: number): number {
  return sorted[Math.max(1, Math.ceil(p * sorted.length)) - 1] ?? 0
}

export function latencyOf(times: readonly number[]): EvaluationLatency {
  const sorted = times.toSorted((a, b) => a - b)
  const histogram = [...BOUNDS, null].map((below, i) => {
    const from = BOUNDS[i - 1] ?? 0
    return { below, count: sorted.filter((ms) => ms >= from && (below === null || ms < below)).length }
  })
  return {
    p50: percentile(sorted, 0.5),
    p95: percentile(sorted, 0.95),
    max: sorted.at(-1) ?? 0,
    histogram,
  }
}
