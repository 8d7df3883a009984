import type { SpanTables } from '@recollect/rules'

/** Signs none of whose weights is so many tenths away from zero tell hardly anything. */
export const LEAST_TENTHS = 3

/** Tables without the signs whose strongest weight is under `least` tenths; of how far a value is trusted, all of them stay. */
export function pruned({ signs, owners, states, ...rest }: SpanTables, least: number): SpanTables {
  const kept = (table: string) =>
    table
      .split('\n')
      .filter((line) => strongestOf(line.slice(line.lastIndexOf('\t') + 1)) >= least)
      .join('\n')
  return { ...rest, signs: kept(signs), owners: kept(owners), states: kept(states) }
}

/** Of `column:tenths` or of plain tenths. */
const strongestOf = (weights: string): number =>
  Math.max(...weights.split(' ').map((one) => Math.abs(Number(one.slice(one.indexOf(':') + 1)))))
