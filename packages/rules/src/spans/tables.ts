import type { Labels } from './labels.ts'
import { labelsFor } from './labels.ts'
import { unpacked } from '../weights/packed.ts'
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

/** Tables as packs hold them, as text. */
export const unpackedTables = ({ slots, signs, owners, states, trust }: SpanTables): SpanTables => ({
  slots,
  signs: unpacked(signs),
  owners: unpacked(owners),
  states: unpacked(states),
  trust: unpacked(trust),
})

/** What was learned, ready to be looked up. */
export interface Learned {
  readonly labels: Labels
  /** By the number of a sign. */
  readonly signs: WeightTable
  readonly owners: ReadonlyMap<string, number>
  readonly states: ReadonlyMap<string, readonly number[]>
  readonly trust: ReadonlyMap<string, number>
}

const linesOf = (table: string): readonly (readonly [string, string])[] =>
  table.split('\n').flatMap((line) => {
    const at = line.lastIndexOf('\t')
    return at < 0 ? [] : [[line.slice(0, at), line.slice(at + 1)] as const]
  })

const tenths = (number: string | undefined): number => Number(number ?? 0) / 10

/** Reads tables; takes a tenth of a second for a large one. */
export const learnedFrom = ({ slots, signs, owners, states, trust }: SpanTables): Learned => ({
  labels: labelsFor(slots.split(' ')),
  signs: new WeightTable(signs),
  owners: new Map(linesOf(owners).map(([sign, text]) => [sign, tenths(text)])),
  states: new Map(linesOf(states).map(([sign, text]) => [sign, text.split(' ').map(tenths)])),
  trust: new Map(linesOf(trust).map(([sign, text]) => [sign, tenths(text)])),
})
