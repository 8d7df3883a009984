interface Waiting {
  readonly exclusive: boolean
  readonly start: () => void
}

/** Lets many readers in together or one writer alone. Readers never wait for a writer that only waits. */
export class RwLock {
  readonly #queue: Waiting[] = []
  #readers = 0
  #writing = false

  /** True when nobody holds it or waits for it. */
  get idle(): boolean {
    return this.#readers === 0 && !this.#writing && this.#queue.length === 0
  }

  async run<T>(exclusive: boolean, work: () => Promise<T>): Promise<T> {
    await this.#acquire(exclusive)
    try {
      return await work()
    } finally {
      this.#release(exclusive)
    }
  }

  #acquire(exclusive: boolean): Promise<void> {
    if (this.#admits(exclusive)) {
      this.#count(exclusive)
      return Promise.resolve()
    }
    return new Promise((resolve) => {
      const start = (): void => {
        this.#count(exclusive)
        resolve()
      }
      this.#queue.push({ exclusive, start })
    })
  }

  #admits(exclusive: boolean): boolean {
    return !this.#writing && (!exclusive || this.#readers === 0)
  }

  #count(exclusive: boolean): void {
    if (exclusive) this.#writing = true
    else this.#readers += 1
  }

  #release(exclusive: boolean): void {
    if (exclusive) this.#writing = false
    else this.#readers -= 1
    for (;;) {
      const next = this.#queue[0]
      if (next === undefined || !this.#admits(next.exclusive)) return
      this.#queue.shift()
      next.start()
    }
  }
}
