import { PackedNumbers, partsOf } from './packed.ts'

/**
 * Weights of a packed table, read once into one array. Each is a number: its column, a mark on the last of a line, and its tenths. A line
 * goes by the place of its first weight.
 */
export class WeightLines {
  readonly #cells: Int32Array

  /** `found` is called with each sign and its line. */
  constructor(table: string, found: (sign: string, line: number) => void) {
    const { size, signs, columns, weights } = partsOf(table)
    const cells = new Int32Array(weights.length + 1)
    const [begun, own, tenths] = [
      new PackedNumbers(signs),
      new PackedNumbers(columns),
      new PackedNumbers(weights),
    ]
    // None is of no line.
    let next = NONE + 1
    let sign = ''
    while (begun.at < signs.length) {
      sign = sign.slice(0, begun.next()) + begun.line()
      found(sign, next)
      if (size > 0)
        for (let column = 0; column < size; column++) cells[next++] = column | (tenths.nextFolded() << TENTHS)
      else {
        while (!own.isAtEnd()) cells[next++] = own.next() | (tenths.nextFolded() << TENTHS)
        own.at += 1
      }
      cells[next - 1] = (cells[next - 1] ?? 0) | LAST
    }
    this.#cells = cells.slice(0, next)
  }

  /** Above the numbers of all lines. */
  get end(): number {
    return this.#cells.length
  }

  /** Adds the weights of a line, each so many times. */
  add(line: number, scores: Float64Array, scale = 1): void {
    const cells = this.#cells
    for (let at = line; line !== NONE; at++) {
      const cell = cells[at] ?? LAST
      const column = cell & COLUMN
      scores[column] = (scores[column] ?? 0) + ((cell >> TENTHS) / 10) * scale
      if ((cell & LAST) !== 0) return
    }
  }
}

/** Stands for no line. */
export const NONE = 0
const COLUMN = 0xff
const LAST = 0x100
const TENTHS = 9

/** Lines by their signs. */
export interface SignTable {
  readonly lineOf: ReadonlyMap<string, number>
  readonly lines: WeightLines
}

/** Reads a packed table. */
export function signTable(table: string): SignTable {
  const lineOf = new Map<string, number>()
  const lines = new WeightLines(table, (sign, line) => lineOf.set(sign, line))
  return { lineOf, lines }
}
