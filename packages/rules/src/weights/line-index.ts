/** At least so many places for each line. */
const ROOM = 1.5

/** Spreads numbers over the places (Knuth's multiplicative hashing). */
const SPREAD = 0x9e37_79b1

/**
 * Index of lines by the numbers of their signs, with open places. Most numbers that are looked up have no line: a filter small enough to
 * stay at hand tells so. 0 stands for no line.
 */
export class LineIndex {
  /** A number and its line, side by side: they are read in one go. */
  readonly #places: Int32Array
  readonly #filter: Uint8Array
  readonly #bits: number

  constructor(lines: number) {
    this.#bits = Math.max(4, Math.ceil(Math.log2(lines * ROOM)))
    this.#places = new Int32Array(2 << this.#bits)
    this.#filter = new Uint8Array(1 << this.#bits)
  }

  /** The line of a sign, 0 for none. */
  lineOf(sign: number): number {
    const spread = Math.imul(sign, SPREAD)
    const byte = this.#filter[spread >>> (32 - this.#bits)] ?? 0
    return (byte & (1 << (spread & 7))) === 0 ? 0 : (this.#places[this.#placeOf(sign) + 1] ?? 0)
  }

  /** A later line of the same number stands for both. */
  set(sign: number, line: number): void {
    const at = this.#placeOf(sign)
    this.#places[at] = sign
    this.#places[at + 1] = line
    const spread = Math.imul(sign, SPREAD)
    const byte = spread >>> (32 - this.#bits)
    this.#filter[byte] = (this.#filter[byte] ?? 0) | (1 << (spread & 7))
  }

  #placeOf(sign: number): number {
    const places = this.#places
    const mask = places.length / 2 - 1
    let at = Math.imul(sign, SPREAD) >>> (32 - this.#bits)
    while (places[2 * at + 1] !== 0 && places[2 * at] !== sign) at = (at + 1) & mask
    return 2 * at
  }
}
