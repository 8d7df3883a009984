import { percentile, round } from '../../stats/numbers.ts'
import { KINDS } from './ask.ts'
import type { Kind } from './ask.ts'

/** Milliseconds of one kind of call on the smaller and on the larger database. */
export interface GrowthFigures {
  readonly kind: Kind
  readonly calls: number
  readonly smallP50: number
  readonly largeP50: number
  readonly smallP95: number
  readonly largeP95: number
  /** Larger over smaller. */
  readonly ratioP50: number
  readonly ratioP95: number
}

/** One visit to both databases. */
export interface Timed {
  readonly kind: Kind
  readonly small: number
  readonly large: number
}

export function growthFigures(visits: readonly Timed[]): readonly GrowthFigures[] {
  return KINDS.map((kind) => {
    const these = visits.filter((visit) => visit.kind === kind)
    const at = (size: 'small' | 'large', p: number): number =>
      percentile(
        these.map((visit) => visit[size]),
        p,
      )
    return {
      kind,
      calls: these.length,
      smallP50: round(at('small', 0.5), 3),
      largeP50: round(at('large', 0.5), 3),
      smallP95: round(at('small', 0.95), 3),
      largeP95: round(at('large', 0.95), 3),
      ratioP50: round(at('large', 0.5) / at('small', 0.5)),
      ratioP95: round(at('large', 0.95) / at('small', 0.95)),
    }
  })
}
