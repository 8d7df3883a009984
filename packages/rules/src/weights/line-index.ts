/** So many places in the index for each line: most signs that are looked up are in none, and are seen not to be at the first look. */
const ROOM = 3

/** Spreads numbers over the places (Knuth's multiplicative hashing). */
const SPREAD = 0x9e37_79b1

/** Index of lines by the numbers of their signs, with open places; 0 stands for no line. */
export class LineIndex {
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
