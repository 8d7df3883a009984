/** SHA-256 of texts that come one after another: outside Node too, where `node:crypto` is not. */
export class Sha256 {
  readonly #state = START.slice()
  readonly #words = new Int32Array(64)
  #word = 0
  /** Bytes so far. */
  #length = 0

  update(text: string): void {
    for (let at = 0; at < text.length; at += 1) {
      const unit = text.charCodeAt(at)
      if (unit < 0x80) this.#byte(unit)
      else {
        const point = text.codePointAt(at) ?? unit
        if (point > 0xffff) at += 1
        for (const byte of beyondAscii(point)) this.#byte(byte)
      }
    }
  }

  /** 64 hexadecimal digits. Nothing can be added afterwards. */
  digest(): string {
    const bits = this.#length * 8
    this.#byte(0x80)
    while (this.#length % 64 !== 56) this.#byte(0)
    for (const half of [Math.floor(bits / 2 ** 32), bits])
      for (const shift of [24, 16, 8, 0]) this.#byte((half >>> shift) & 0xff)
    return Array.from(this.#state, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
  }

  #byte(value: number): void {
    this.#word = (this.#word << 8) | value
    this.#length += 1
    const filled = this.#length & 63
    if ((filled & 3) === 0) this.#words[((this.#length - 1) & 63) >> 2] = this.#word
    if (filled === 0) mix(this.#state, schedule(this.#words))
  }
}

/** UTF-8 of a character of more than one byte. */
function beyondAscii(point: number): readonly number[] {
  const last = 0x80 | (point & 0x3f)
  if (point < 0x800) return [0xc0 | (point >> 6), last]
  const third = 0x80 | ((point >> 6) & 0x3f)
  if (point < 0x10000) return [0xe0 | (point >> 12), third, last]
  return [0xf0 | (point >> 18), 0x80 | ((point >> 12) & 0x3f), third, last]
}

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by))

const wordIn = (words: Int32Array, at: number): number => words[at] ?? 0

/** The words that a block is mixed in by. */
function schedule(words: Int32Array): Int32Array {
  for (let at = 16; at < 64; at += 1) {
    const early = wordIn(words, at - 15)
    const late = wordIn(words, at - 2)
    const small = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3)
    const large = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10)
    words[at] = wordIn(words, at - 16) + small + wordIn(words, at - 7) + large
  }
  return words
}

function mix(state: Int32Array, words: Int32Array): void {
  let a = wordIn(state, 0)
  let b = wordIn(state, 1)
  let c = wordIn(state, 2)
  let d = wordIn(state, 3)
  let e = wordIn(state, 4)
  let f = wordIn(state, 5)
  let g = wordIn(state, 6)
  let h = wordIn(state, 7)
  for (let at = 0; at < 64; at += 1) {
    const choice = (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g))
    const first = (h + choice + wordIn(ROUNDS, at) + wordIn(words, at)) | 0
    const majority = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))
    h = g
    g = f
    f = e
    e = (d + first) | 0
    d = c
    c = b
    b = a
    a = (first + majority) | 0
  }
  const mixed = Int32Array.of(a, b, c, d, e, f, g, h)
  for (let at = 0; at < 8; at += 1) state[at] = wordIn(state, at) + wordIn(mixed, at)
}

/** Of the square roots of the first primes, and of their cube roots, what stands behind the point. */
// prettier-ignore
const START = Int32Array.of(
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
)
// prettier-ignore
const ROUNDS = Int32Array.of(
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
  0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
  0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
  0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
  0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
  0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
  0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
  0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
)
