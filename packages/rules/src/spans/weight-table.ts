import { numberOf } from './written-signs.ts'

/** Adds weights of signs to scores of labels. Signs go by their numbers. */
export interface WeightTable {
  has(sign: number): boolean
  add(sign: number, scores: Float64Array): void
}

/** So many places in the index for each line: most signs that are looked up are in none, and are seen not to be at the first look. */
const ROOM = 3

/** Index of lines by the numbers of their signs, with open places; 0 stands for no line. */
class LineIndex {
  /** A number and its line, side by side: they are read in one go. */
  readonly #places: Int32Array
  readonly #shift: number
  readonly #mask: number

  constructor(lines: number) {
    const bits = Math.max(4, Math.ceil(Math.log2(lines * ROOM)))
    this.#places = new Int32Array(2 << bits)
    this.#shift = 32 - bits
    this.#mask = (1 << bits) - 1
  }

  /** The line of a sign, 0 for none. */
  lineOf(sign: number): number {
    return this.#places[this.#placeOf(sign) + 1] ?? 0
  }

  /** A later line of the same number stands for both. */
  set(sign: number, line: number): void {
    const at = this.#placeOf(sign)
    this.#places[at] = sign
    this.#places[at + 1] = line
  }

  #placeOf(sign: number): number {
    const places = this.#places
    let at = Math.imul(sign, SPREAD) >>> this.#shift
    while (places[2 * at + 1] !== 0 && places[2 * at] !== sign) at = (at + 1) & this.#mask
    return 2 * at
  }
}

/** Spreads numbers over the places (Knuth's multiplicative hashing). */
const SPREAD = 0x9e37_79b1

/** Weights of all lines, one after the other, and where those of each line begin. */
export class FlatWeights implements WeightTable {
  readonly #index: LineIndex
  readonly #starts: Int32Array
  readonly #labels: Uint8Array
  readonly #weights: Float64Array

  constructor(table: string) {
    const lines = linesIn(table)
    this.#index = new LineIndex(lines)
    this.#starts = new Int32Array(lines + 2)
    // A weight takes four characters at least.
    const most = table.length / 4 + 1
    const [labels, weights] = [new Uint8Array(most), new Float64Array(most)]
    let size = 0
    let line = 0
    for (let from = 0; from < table.length;) {
      const end = lineEnd(table, from)
      const tab = table.lastIndexOf('\t', end)
      if (tab >= from) {
        line += 1
        this.#starts[line] = size
        this.#index.set(numberOf(table, from, tab), line)
        size = readCells(table, [tab + 1, end], labels, weights, size)
      }
      from = end + 1
    }
    this.#starts[line + 1] = size
    this.#labels = labels.slice(0, size)
    this.#weights = weights.slice(0, size)
  }

  has(sign: number): boolean {
    return this.#index.lineOf(sign) !== 0
  }

  add(sign: number, scores: Float64Array): void {
    const line = this.#index.lineOf(sign)
    if (line === 0) return
    const end = this.#starts[line + 1] ?? 0
    for (let at = this.#starts[line] ?? 0; at < end; at++) {
      const label = this.#labels[at] ?? 0
      scores[label] = (scores[label] ?? 0) + (this.#weights[at] ?? 0)
    }
  }
}

const BASE = 36
const [MINUS, COLON, SPACE] = [45, 58, 32]

/** Reads `label:tenths label:tenths`, labels in base 36, behind the cells there are; gives how many there are then. */
function readCells(
  table: string,
  [from, to]: readonly [number, number],
  labels: Uint8Array,
  weights: Float64Array,
  size: number,
): number {
  let cells = size
  for (let at = from; at < to; at++) {
    let label = 0
    for (; table.charCodeAt(at) !== COLON; at++) label = label * BASE + digitOf(table.charCodeAt(at))
    at += 1
    const isLess = table.charCodeAt(at) === MINUS
    if (isLess) at += 1
    let tenths = 0
    for (; at < to && table.charCodeAt(at) !== SPACE; at++)
      tenths = tenths * 10 + digitOf(table.charCodeAt(at))
    labels[cells] = label
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

function linesIn(table: string): number {
  let lines = 1
  for (let at = table.indexOf('\n'); at >= 0; at = table.indexOf('\n', at + 1)) lines += 1
  return lines
}
