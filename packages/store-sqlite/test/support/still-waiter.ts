import type { Waiter } from '@recollect/store-kysely'

/** A waiter whose time passes only when somebody waits. */
export class StillWaiter implements Waiter {
  readonly slept: number[] = []
  #now = 0
  #timers: { readonly at: number; readonly run: () => void }[] = []

  now(): number {
    return this.#now
  }

  async sleep(ms: number): Promise<void> {
    this.slept.push(ms)
    this.advance(ms)
  }

  after(ms: number, run: () => void): () => void {
    const timer = { at: this.#now + ms, run }
    this.#timers.push(timer)
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer)
    }
  }

  random(): number {
    return 0.5
  }

  /** Lets time pass and runs what was due. */
  advance(ms: number): void {
    this.#now += ms
    const due = this.#timers.filter((timer) => timer.at <= this.#now)
    this.#timers = this.#timers.filter((timer) => timer.at > this.#now)
    for (const { run } of due) run()
  }

  get timers(): number {
    return this.#timers.length
  }
}
