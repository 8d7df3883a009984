/**
 * Weights of a table, read once into one array. A line is a sign, a tab, and its weights in tenths by column in base 36 (`0:12 f:-3`).
 * Each weight is a number: the column, a mark on the last of a line, and the tenths. A line goes by the place of its first weight.
 */
export class WeightLines {
  readonly #cells: Int32Array

  /** `found` is told of the sign of each line by its place in the table, and of the line. */
  constructor(table: string, found: (line: number, from: number, to: number) => void) {
    // A weight takes four characters at least.
    const cells = new Int32Array(Math.ceil(table.length / 4) + 1)
    // None is of no line.
    let size = NONE + 1
    for (let from = 0; from < table.length;) {
      const end = lineEnd(table, from)
      const tab = table.lastIndexOf('\t', end)
      if (tab >= from && tab + 1 < end) {
        found(size, from, tab)
        size = readCells(table, [tab + 1, end], cells, size)
      }
      from = end + 1
    }
    this.#cells = cells.slice(0, size)
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

/** Of a table, or more. */
export function linesIn(table: string): number {
  let lines = 1
  for (let at = table.indexOf('\n'); at >= 0; at = table.indexOf('\n', at + 1)) lines += 1
  return lines
}

const BASE = 36
const [MINUS, COLON, SPACE] = [45, 58, 32]

/** Reads `column:tenths column:tenths` behind the weights there are; gives how many there are then. */
function readCells(
  table: string,
  [from, to]: readonly [number, number],
  cells: Int32Array,
  size: number,
): number {
  let next = size
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
    cells[next] = column | ((isLess ? -tenths : tenths) << TENTHS)
    next += 1
  }
  cells[next - 1] = (cells[next - 1] ?? 0) | LAST
  return next
}

/** Of `0`–`9` and `a`–`z`. */
const digitOf = (unit: number): number => (unit < 58 ? unit - 48 : unit - 87)

const lineEnd = (table: string, from: number): number => {
  const end = table.indexOf('\n', from)
  return end < 0 ? table.length : end
}
