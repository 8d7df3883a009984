import type { Labels } from './labels.ts'
import { labelsFor } from './labels.ts'
import { packed } from '../weights/packed.ts'
import { NONE, signTable } from '../weights/weight-lines.ts'
import type { SignTable } from '../weights/weight-lines.ts'
import { WeightTable } from './weight-table.ts'

/** What was learned, as text: a line for each sign. */
export interface SpanTables {
  /** Slots, separated by spaces; labels are numbered by them. */
  readonly slots: string
  /** `sign⇥label:tenths label:tenths`, labels in base 36. */
  readonly signs: string
  /** `sign⇥tenths`: whose a value is. */
  readonly owners: string
  /** `sign⇥tenths tenths tenths`: whether a value holds, is denied, or is over. */
  readonly states: string
  /** `sign⇥tenths`: whether a value was read right. */
  readonly trust: string
}

/** Tables as packs hold them, and as they are read. */
export const packedTables = ({ slots, signs, owners, states, trust }: SpanTables): SpanTables => ({
  slots,
  signs: packed(signs),
  owners: packed(owners),
  states: packed(states),
  trust: packed(trust),
})

/** What was learned, ready to be looked up. */
export interface Learned {
  readonly labels: Labels
  /** By the number of a sign. */
  readonly signs: WeightTable
  readonly owners: SignTable
  readonly states: SignTable
  readonly trust: SignTable
}

/** Reads packed tables; takes some hundredths of a second for large ones. */
export const learnedFrom = ({ slots, signs, owners, states, trust }: SpanTables): Learned => ({
  labels: labelsFor(slots.split(' ')),
  signs: new WeightTable(signs),
  owners: signTable(owners),
  states: signTable(states),
  trust: signTable(trust),
})

/** Sums of the weights of signs, by column. */
export function sumsOf(signs: readonly string[], { lineOf, lines }: SignTable, columns = 1): Float64Array {
  const sums = new Float64Array(columns)
  for (const sign of signs) lines.add(lineOf.get(sign) ?? NONE, sums)
  return sums
}
