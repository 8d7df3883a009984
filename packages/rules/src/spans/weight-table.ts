import { LineIndex } from '../weights/line-index.ts'
import { partsOf } from '../weights/packed.ts'
import { WeightLines } from '../weights/weight-lines.ts'
import { numberOf } from './written-signs.ts'

/** Weights of labels by signs, which go by their numbers: a look at a sign that is not in it costs next to nothing. */
export class WeightTable {
  readonly #index: LineIndex
  readonly #lines: WeightLines

  constructor(table: string) {
    const index = new LineIndex(linesIn(partsOf(table).signs))
    this.#index = index
    this.#lines = new WeightLines(table, (sign, line) => {
      index.set(numberOf(sign), line)
    })
  }

  has(sign: number): boolean {
    return this.#index.lineOf(sign) !== 0
  }

  /** Adds the weights of a sign to the scores of all labels. */
  add(sign: number, scores: Float64Array): void {
    const line = this.#index.lineOf(sign)
    if (line !== 0) this.#lines.add(line, scores)
  }
}

function linesIn(signs: string): number {
  let lines = 1
  for (let at = signs.indexOf('\n'); at >= 0; at = signs.indexOf('\n', at + 1)) lines += 1
  return lines
}
