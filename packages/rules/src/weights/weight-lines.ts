/**
 * Weights of a table, read once into flat arrays. A line is a sign, a tab, and its weights in tenths by column in base 36 (`0:12 f:-3`);
 * lines are numbered from 1.
 */
export class WeightLines {
  readonly #starts: Int32Array
  readonly #columns: Uint8Array
  readonly #weights: Float64Array

  /** `found` is told of the sign of each line, by its place in the table. */
  constructor(table: string, found: (line: number, from: number, to: number) => void) {
    this.#starts = new Int32Array(linesIn(table) + 2)
    // A weight takes four characters at least.
    const most = Math.ceil(table.length / 4) + 1
    const [columns, weights] = [new Uint8Array(most), new Float64Array(most)]
    let size = 0
    let line = 0
    for (let from = 0; from < table.length;) {
      const end = lineEnd(table, from)
      const tab = table.lastIndexOf('\t', end)
      if (tab >= from) {
        line += 1
        this.#starts[line] = size
        found(line, from, tab)
        size = readCells(table, [tab + 1, end], columns, weights, size)
      }
      from = end + 1
    }
    this.#starts[line + 1] = size
    this.#columns = columns.slice(0, size)
    this.#weights = weights.slice(0, size)
  }

  /** Adds the weights of a line, each so many times. */
  add(line: number, scores: Float64Array, scale = 1): void {
    const end = this.#starts[line + 1] ?? 0
    for (let at = this.#starts[line] ?? 0; at < end; at++) {
      const column = this.#columns[at] ?? 0
      scores[column] = (scores[column] ?? 0) + (this.#weights[at] ?? 0) * scale
    }
  }
}

/** Of a table, or more. */
export function linesIn(table: string): number {
  let lines = 1
  for (let at = table.indexOf('\n'); at >= 0; at = table.indexOf('\n', at + 1)) lines += 1
  return lines
}

const BASE = 36
const [MINUS, COLON, SPACE] = [45, 58, 32]

/** Reads `column:tenths column:tenths` behind the cells there are; gives how many there are then. */
function readCells(
  table: string,
  [from, to]: readonly [number, number],
  columns: Uint8Array,
  weights: Float64Array,
  size: number,
): number {
  let cells = size
  for (let at = from; at < to; at++) {
    let column = 0
    for (; at < to && table.charCodeAt(at) !== COLON; at++)
      column = column * BASE + digitOf(table.charCodeAt(at))
    at += 1
    const isLess = table.charCodeAt(at) === MINUS
    if (isLess) at += 1
    let tenths = 0
    for (; at < to && table.charCodeAt(at) !== SPACE; at++)
      tenths = tenths * 10 + digitOf(table.charCodeAt(at))
    columns[cells] = column
    weights[cells] = (isLess ? -tenths : tenths) / 10
    cells += 1
  }
  return cells
}

/** Of `0`–`9` and `a`–`z`. */
const digitOf = (unit: number): number => (unit < 58 ? unit - 48 : unit - 87)

const lineEnd = (table: string, from: number): number => {
  const end = table.indexOf('\n', from)
  return end < 0 ? table.length : end
}
