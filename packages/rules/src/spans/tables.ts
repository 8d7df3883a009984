import type { Labels } from './labels.ts'
import { labelsFor } from './labels.ts'
import { numberOf } from './written-signs.ts'

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

/** Weights of one sign by label. */
export interface LabelWeights {
  readonly labels: Uint8Array
  readonly weights: Float64Array
}

/** Weights by the number of a sign. */
export interface WeightTable {
  has(sign: number): boolean
  get(sign: number): LabelWeights | undefined
}

/** Each line is read when its sign is first met: most never are. */
function weightTable(table: string): WeightTable {
  const lines = new Map<number, string | LabelWeights>()
  let from = 0
  while (from < table.length) {
    const end = table.indexOf('\n', from)
    const line = table.slice(from, end < 0 ? table.length : end)
    const at = line.lastIndexOf('\t')
    if (at >= 0) lines.set(numberOf(line.slice(0, at)), line.slice(at + 1))
    from = end < 0 ? table.length : end + 1
  }
  return {
    has: (sign) => lines.has(sign),
    get(sign) {
      const found = lines.get(sign)
      if (typeof found !== 'string') return found
      const weights = weightsIn(found)
      lines.set(sign, weights)
      return weights
    },
  }
}

/** What was learned, ready to be looked up. */
export interface Learned {
  readonly labels: Labels
  /** By the number of a sign. */
  readonly signs: WeightTable
  readonly owners: ReadonlyMap<string, number>
  readonly states: ReadonlyMap<string, readonly number[]>
  readonly trust: ReadonlyMap<string, number>
}

const BASE = 36
const linesOf = (table: string): readonly (readonly [string, string])[] =>
  table.split('\n').flatMap((line) => {
    const at = line.lastIndexOf('\t')
    return at < 0 ? [] : [[line.slice(0, at), line.slice(at + 1)] as const]
  })

const tenths = (number: string | undefined): number => Number(number ?? 0) / 10

function weightsIn(text: string): LabelWeights {
  const pairs = text.split(' ').map((pair) => pair.split(':'))
  return {
    labels: Uint8Array.from(pairs, ([label = '0']) => Number.parseInt(label, BASE)),
    weights: Float64Array.from(pairs, ([, weight]) => tenths(weight)),
  }
}

/** Reads tables; takes a tenth of a second for a large one. */
export const learnedFrom = ({ slots, signs, owners, states, trust }: SpanTables): Learned => ({
  labels: labelsFor(slots.split(' ')),
  signs: weightTable(signs),
  owners: new Map(linesOf(owners).map(([sign, text]) => [sign, tenths(text)])),
  states: new Map(linesOf(states).map(([sign, text]) => [sign, text.split(' ').map(tenths)])),
  trust: new Map(linesOf(trust).map(([sign, text]) => [sign, tenths(text)])),
})
