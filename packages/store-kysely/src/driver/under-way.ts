import { StoreError } from '@recollect/core'

/** Counts the work of a driver, so that closing waits for it and refuses what comes later. */
export class UnderWay {
  readonly #running = new Set<Promise<unknown>>()
  readonly #refusal: string
  #closing: Promise<void> | null = null

  /** `refusal` says what to do instead of using a closed store. */
  constructor(refusal: string) {
    this.#refusal = refusal
  }

  /** Throws `CLOSED` once closing has begun. */
  async track<T>(run: () => Promise<T>): Promise<T> {
    if (this.#closing !== null) throw new StoreError('CLOSED', this.#refusal)
    const running = run()
    this.#running.add(running)
    try {
      return await running
    } finally {
      this.#running.delete(running)
    }
  }

  /** Waits for what is under way, then runs `finish`; once, however often it is called. */
  close(finish: () => void | Promise<void>): Promise<void> {
    this.#closing ??= Promise.allSettled([...this.#running]).then(finish)
    return this.#closing
  }
}
