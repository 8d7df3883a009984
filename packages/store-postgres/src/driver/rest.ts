const SHORTEST_REST = 1000
const LONGEST_REST = 30_000
/** A replica that is behind has mostly caught up after so long. */
const LAG_PAUSE = 100

/** When a replica that failed, or is behind, is asked again. Times in ms from any fixed origin. */
export class Rest {
  #until = Number.NEGATIVE_INFINITY
  #next = SHORTEST_REST
  #replayed = 0n
  #lagsUntil = Number.NEGATIVE_INFINITY

  /** Whether to ask it for what is at `needed` in the log. */
  mayAsk(needed: bigint, now: number): boolean {
    return now >= this.#until && (needed <= this.#replayed || now >= this.#lagsUntil)
  }

  answered(): void {
    this.#next = SHORTEST_REST
  }

  isBehind(replayed: bigint, now: number): void {
    this.#replayed = replayed
    this.#lagsUntil = now + LAG_PAUSE
  }

  failed(now: number): void {
    this.#until = now + this.#next
    this.#next = Math.min(this.#next * 2, LONGEST_REST)
  }
}
