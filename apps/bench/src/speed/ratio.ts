import { percentile, round } from '../stats/numbers.ts'
import type { Samples } from './sampler.ts'

export interface RatioFigures {
  readonly calls: number
  readonly statementsPerCall: number
  /** Milliseconds through the library. */
  readonly p50: number
  readonly p95: number
  /** Milliseconds of the statements alone. */
  readonly bareP50: number
  readonly bareP95: number
  /** Library over bare, at the median. */
  readonly ratio: number
  /** Library over bare in processor time, all calls together: what waiting for the disk and for neighbours does not touch. */
  readonly cpuRatio: number
  /** Milliseconds of processor time a call through the library, on average. */
  readonly cpuMs: number
}

export function ratioFigures(library: Samples, bare: Samples, statementsPerCall: number): RatioFigures {
  const p50 = percentile(library.wall, 0.5)
  const bareP50 = percentile(bare.wall, 0.5)
  return {
    calls: library.wall.length,
    statementsPerCall: round(statementsPerCall, 1),
    p50: round(p50, 3),
    p95: round(percentile(library.wall, 0.95), 3),
    bareP50: round(bareP50, 3),
    bareP95: round(percentile(bare.wall, 0.95), 3),
    ratio: round(p50 / bareP50),
    cpuRatio: round(library.cpu / bare.cpu),
    cpuMs: round(library.cpu / library.wall.length / 1000, 4),
  }
}
