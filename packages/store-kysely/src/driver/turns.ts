import { StoreError } from '@recollect/core'
import type { Waiter } from './waiter.ts'

interface Waiting {
  readonly start: () => void
  readonly refuse: (error: StoreError) => void
}

/**
 * Lets at most `places` pieces of work run at once, the others in the order they came. When nobody left for `deadlineMs`
 * the waiting are refused: most likely those inside wait for one of them.
 */
export class Turns {
  readonly #deadlineMs: number
  readonly #option: string
  readonly #waiter: Waiter
  #queue: Waiting[] = []
  #free: number
  #cancel: (() => void) | null = null

  /** `option` is what a user raises to wait longer. */
  constructor(places: number, deadlineMs: number, waiter: Waiter, option = 'retryDeadlineMs') {
    this.#free = places
    this.#deadlineMs = deadlineMs
    this.#option = option
    this.#waiter = waiter
  }

  async take<T>(work: () => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free -= 1
    else await this.#wait()
    try {
      return await work()
    } finally {
      this.#leave()
    }
  }

  #wait(): Promise<void> {
    const waiting = new Promise<void>((resolve, reject) => {
      this.#queue.push({ start: resolve, refuse: reject })
    })
    if (this.#cancel === null) this.#watch()
    return waiting
  }

  #leave(): void {
    this.#cancel?.()
    this.#cancel = null
    const next = this.#queue.shift()
    if (next === undefined) this.#free += 1
    else next.start()
    if (this.#queue.length > 0) this.#watch()
  }

  #watch(): void {
    this.#cancel = this.#waiter.after(this.#deadlineMs, () => {
      this.#cancel = null
      const refused = this.#queue
      this.#queue = []
      for (const { refuse } of refused) refuse(this.#stuck())
    })
  }

  #stuck(): StoreError {
    return new StoreError(
      'STORE_BUSY',
      `The work under way did not end for ${String(this.#deadlineMs)} ms. Do not open a transaction or a read of the same store ` +
        `inside another one, keep slow calls out of it, or raise ${this.#option}.`,
    )
  }
}
