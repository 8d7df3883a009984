import { percentile, round } from '../stats/numbers.ts'
import { MODES } from './modes.ts'
import type { Mode } from './modes.ts'
import type { ByMode } from './side-by-side.ts'
import type { Samples } from '../speed/sampler.ts'

/** One kind of call under one mode. */
export interface CostFigures {
  readonly what: string
  readonly mode: Mode
  readonly calls: number
  /** Milliseconds. */
  readonly p50: number
  readonly p95: number
  /** Over those of mode `none`. */
  readonly ratio: number
  readonly ratioP95: number
  /** In processor time, all calls together. */
  readonly cpuRatio: number
}

export function costFigures(what: string, samples: ByMode<Samples>): readonly CostFigures[] {
  const at = (mode: Mode, p: number) => percentile(samples[mode].wall, p)
  return MODES.map((mode) => ({
    what,
    mode,
    calls: samples[mode].wall.length,
    p50: round(at(mode, 0.5), 4),
    p95: round(at(mode, 0.95), 4),
    ratio: round(at(mode, 0.5) / at('none', 0.5)),
    ratioP95: round(at(mode, 0.95) / at('none', 0.95)),
    cpuRatio: round(samples[mode].cpu / samples.none.cpu),
  }))
}
