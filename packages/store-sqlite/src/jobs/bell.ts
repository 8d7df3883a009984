import { setTimeout as pause } from 'node:timers/promises'

/** Wakes whoever waits. Rung while nobody waits, the next one does not wait. */
export class Bell {
  #waking = new AbortController()

  readonly ring = (): void => {
    this.#waking.abort()
  }

  /** Until it is rung, or so many milliseconds have passed. */
  async wait(ms: number): Promise<void> {
    await pause(ms, undefined, { signal: this.#waking.signal }).catch(() => {})
    this.#waking = new AbortController()
  }
}

/** The bells of all runners of a queue: what is added here need not be looked for. */
export class Bells {
  readonly #hung = new Set<Bell>()

  hang(): Bell {
    const bell = new Bell()
    this.#hung.add(bell)
    return bell
  }

  take(bell: Bell): void {
    this.#hung.delete(bell)
  }

  ring(): void {
    for (const bell of this.#hung) bell.ring()
  }
}
