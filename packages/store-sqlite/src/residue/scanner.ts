import { randomInt } from 'node:crypto'

/** Slots of the filter: with some ten thousand needles one place in a hundred is looked at closely. */
const FILTER_BITS = 20
const SPREAD = 0x9e37_79b1
/** Bytes that are looked up together: the last ones of a needle. */
const WORD = 4

/** Needles of one length, by the hash of all of their bytes; `power` takes the bytes before them out of a running hash. */
interface OfLength {
  readonly length: number
  readonly power: number
  readonly places: Map<number, number[]>
}

/**
 * Finds any of many byte strings in one pass. Each has four bytes at least. Where the last bytes of one stand, the hash of as many bytes as
 * it has is looked up, once for each length there is: the cost is linear in bytes and needles, whatever these have in common. What the hash
 * is made with is drawn at random, so that nobody can choose texts which have the same.
 */
export class ByteScanner {
  /** Length of the longest one. */
  readonly longest: number
  readonly #needles: readonly Uint8Array[]
  readonly #lengths: readonly OfLength[]
  readonly #filter = new Uint8Array(1 << (FILTER_BITS - 3))
  /** Of all bytes up to a place; a ring of the last places, which is longer than a needle. */
  readonly #hashes: Uint32Array
  readonly #base = randomWord() | 1
  readonly #worth = Uint32Array.from({ length: 256 }, randomWord)
  #steps = 0

  constructor(needles: readonly Uint8Array[]) {
    this.#needles = needles
    this.longest = needles.reduce((longest, { length }) => Math.max(longest, length), 0)
    this.#hashes = new Uint32Array(2 ** Math.ceil(Math.log2(this.longest + 2)))
    const lengths = new Map<number, OfLength>()
    for (const [place, needle] of needles.entries()) {
      const { length } = needle
      const one: OfLength = lengths.get(length) ?? { length, power: this.#power(length), places: new Map() }
      lengths.set(length, one)
      const hash = needle.reduce((sum, byte) => this.#next(sum, byte), 0)
      const same = one.places.get(hash)
      if (same === undefined) one.places.set(hash, [place])
      else same.push(place)
      const slot = slotOf(needle.subarray(-WORD).reduce((sum, byte) => (sum << 8) | byte, 0))
      this.#filter[slot >>> 3] = (this.#filter[slot >>> 3] ?? 0) | (1 << (slot & 7))
    }
    this.#lengths = [...lengths.values()]
  }

  /** How many hashes were looked up and needles compared so far: what a search costs beside reading each byte. */
  get steps(): number {
    return this.#steps
  }

  /** Adds the places of the needles that stand in `bytes` to `found`. */
  scan(bytes: Uint8Array, found: Set<number>): void {
    if (this.#needles.length === 0) return
    const [filter, hashes] = [this.#filter, this.#hashes]
    const ring = hashes.length - 1
    let word = 0
    let hash = 0
    hashes[0] = 0
    for (let at = 0; at < bytes.length; at += 1) {
      const byte = bytes[at] ?? 0
      word = (word << 8) | byte
      hash = this.#next(hash, byte)
      hashes[(at + 1) & ring] = hash
      const slot = slotOf(word)
      if (((filter[slot >>> 3] ?? 0) & (1 << (slot & 7))) !== 0) this.#look(bytes, at + 1, found)
    }
  }

  #look(bytes: Uint8Array, end: number, found: Set<number>): void {
    const ring = this.#hashes.length - 1
    const whole = this.#hashes[end & ring] ?? 0
    for (const { length, power, places } of this.#lengths) {
      if (length > end) continue
      this.#steps += 1
      const before = this.#hashes[(end - length) & ring] ?? 0
      const own = places.get((whole - Math.imul(before, power)) >>> 0)
      if (own !== undefined) this.#compare(own, bytes.subarray(end - length, end), found)
    }
  }

  #compare(places: readonly number[], bytes: Uint8Array, found: Set<number>): void {
    for (const place of places) {
      if (found.has(place)) continue
      this.#steps += 1
      if (Buffer.compare(this.#needles[place] ?? bytes, bytes) === 0) found.add(place)
    }
  }

  #next(hash: number, byte: number): number {
    return (Math.imul(hash, this.#base) + (this.#worth[byte] ?? 0)) >>> 0
  }

  #power(length: number): number {
    let power = 1
    for (let at = 0; at < length; at += 1) power = Math.imul(power, this.#base)
    return power
  }
}

const slotOf = (word: number): number => Math.imul(word, SPREAD) >>> (32 - FILTER_BITS)

const randomWord = (): number => randomInt(2 ** 32)
