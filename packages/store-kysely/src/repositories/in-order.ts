/** Runs work on the same thing one after the other, in the order it came; work on other things beside it. */
export class InOrder<Key> {
  readonly #last = new Map<Key, Promise<unknown>>()

  async run(key: Key, work: () => Promise<void>): Promise<void> {
    const before = this.#last.get(key)
    const running = before === undefined ? work() : before.then(work, work)
    this.#last.set(key, running)
    try {
      await running
    } finally {
      if (this.#last.get(key) === running) this.#last.delete(key)
    }
  }
}
