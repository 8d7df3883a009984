/** Slots of the filter: with some ten thousand needles one place in a hundred is looked at closely. */
const FILTER_BITS = 20
const SPREAD = 0x9e37_79b1
/** Bytes that are looked up together: the last ones of a needle. */
const WORD = 4

/** Finds any of many byte strings in one pass, whatever their number. Each has four bytes at least. */
export class ByteScanner {
  /** Length of the longest one. */
  readonly longest: number
  readonly #needles: readonly Uint8Array[]
  /** Places in the list of those that end in a word. */
  readonly #endings = new Map<number, number[]>()
  readonly #filter = new Uint8Array(1 << (FILTER_BITS - 3))

  constructor(needles: readonly Uint8Array[]) {
    this.#needles = needles
    this.longest = needles.reduce((longest, { length }) => Math.max(longest, length), 0)
    for (const [place, needle] of needles.entries()) {
      const word = needle.subarray(-WORD).reduce((sum, byte) => (sum << 8) | byte, 0)
      const slot = slotOf(word)
      this.#filter[slot >>> 3] = (this.#filter[slot >>> 3] ?? 0) | (1 << (slot & 7))
      this.#endings.set(word, [...(this.#endings.get(word) ?? []), place])
    }
  }

  /** Adds the places of the needles that stand in `bytes` to `found`. */
  scan(bytes: Uint8Array, found: Set<number>): void {
    if (this.#needles.length === 0) return
    const filter = this.#filter
    let word = 0
    for (let at = 0; at < bytes.length; at += 1) {
      word = (word << 8) | (bytes[at] ?? 0)
      const slot = slotOf(word)
      if (((filter[slot >>> 3] ?? 0) & (1 << (slot & 7))) !== 0) this.#compare(word, bytes, at + 1, found)
    }
  }

  #compare(word: number, bytes: Uint8Array, end: number, found: Set<number>): void {
    for (const place of this.#endings.get(word) ?? []) {
      const needle = this.#needles[place]
      if (needle === undefined || needle.length > end) continue
      if (Buffer.compare(needle, bytes.subarray(end - needle.length, end)) === 0) found.add(place)
    }
  }
}

const slotOf = (word: number): number => Math.imul(word, SPREAD) >>> (32 - FILTER_BITS)
