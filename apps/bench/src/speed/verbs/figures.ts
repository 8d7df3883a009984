import type { LoadedFigures } from '../../scale-sqlite/build.ts'
import { round } from '../../stats/numbers.ts'
import type { RatioFigures } from '../ratio.ts'
import type { Verb, VerbsPlan } from './plan.ts'

/** One kind of call on something of a size. */
export interface SizeFigures extends RatioFigures {
  readonly size: number
}

/** One kind of call as what it is made on grows. */
export interface KindFigures {
  readonly kind: string
  /** Smallest first. */
  readonly sizes: readonly SizeFigures[]
  /** The largest over the smallest, through the library and of the statements alone. */
  readonly growthP50: number
  readonly growthP95: number
  readonly growthCpu: number
  readonly bareGrowthP50: number
}

export interface VerbsFigures {
  readonly plan: VerbsPlan
  readonly loaded: readonly LoadedFigures[]
  readonly verbs: Readonly<Partial<Record<Verb, readonly KindFigures[]>>>
  /** Recall in scopes of different size; there when recall was measured. */
  readonly within?: KindFigures
}

export function kindFigures(kind: string, sizes: readonly SizeFigures[]): KindFigures {
  const growth = (of: (figures: SizeFigures) => number): number => {
    const [first, last] = [sizes[0], sizes.at(-1)]
    return first && last ? round(of(last) / of(first)) : 1
  }
  return {
    kind,
    sizes,
    growthP50: growth(({ p50 }) => p50),
    growthP95: growth(({ p95 }) => p95),
    growthCpu: growth(({ cpuMs }) => cpuMs),
    bareGrowthP50: growth(({ bareP50 }) => bareP50),
  }
}
