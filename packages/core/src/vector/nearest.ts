import type { Neighbour } from '../plugin/search.ts'
import { dots } from './dots.ts'

/** Collects the nearest of the vectors it is shown, in the order `VectorReader.nearest` promises; holds no more than asked for. */
export class Nearest {
  readonly #query: Float32Array
  readonly #limit: number
  readonly #minScore: number
  readonly #best: Neighbour[] = []

  constructor(query: Float32Array, limit: number, minScore: number) {
    this.#query = query
    this.#limit = limit
    this.#minScore = minScore
  }

  /** Looks at the vectors of `seqs`, which stand one behind the other in `packed`, in the form of `toBytes`. */
  add(seqs: readonly number[], packed: Uint8Array): void {
    const scores = dots(this.#query, packed, seqs.length)
    for (let row = 0; row < seqs.length; row += 1)
      this.#offer({ seq: seqs[row] ?? 0, score: scores[row] ?? 0 })
  }

  /** The best first. */
  get best(): readonly Neighbour[] {
    return this.#best
  }

  #offer(found: Neighbour): void {
    if (found.score < this.#minScore) return
    const last = this.#best.at(-1)
    const full = this.#best.length >= this.#limit
    if (full && (last === undefined || !isBefore(found, last))) return
    this.#best.splice(placeOf(found, this.#best), 0, found)
    if (full) this.#best.pop()
  }
}

/** A total order, so that every store gives the same. */
const isBefore = (one: Neighbour, other: Neighbour): boolean =>
  one.score === other.score ? one.seq > other.seq : one.score > other.score

function placeOf(found: Neighbour, sorted: readonly Neighbour[]): number {
  let [from, to] = [0, sorted.length]
  while (from < to) {
    const middle = (from + to) >> 1
    const there = sorted[middle]
    if (there !== undefined && isBefore(there, found)) from = middle + 1
    else to = middle
  }
  return from
}
