import { percentile, round } from './numbers.ts'

/** Milliseconds of one kind of call on a smaller and on a larger database. */
export interface GrowthFigures<Kind extends string = string> {
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

/** One call on both databases, in milliseconds. */
export interface Timed<Kind extends string = string> {
  readonly kind: Kind
  readonly small: number
  readonly large: number
}

/** Each kind's figures, in the order of `kinds`. */
export const growthFigures = <Kind extends string>(
  kinds: readonly Kind[],
  visits: readonly Timed<Kind>[],
): readonly GrowthFigures<Kind>[] =>
  kinds.map((kind) => {
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

/** A row of a table: medians, then the 95th percentiles, each with their ratio; calls at the end. */
export const growthRow = (f: GrowthFigures): readonly (string | number)[] => [
  f.kind,
  f.smallP50,
  f.largeP50,
  f.ratioP50,
  f.smallP95,
  f.largeP95,
  f.ratioP95,
  f.calls,
]
