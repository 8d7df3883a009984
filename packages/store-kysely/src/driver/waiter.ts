/** The time of waiting: apart, so that tests need not wait. */
export interface Waiter {
  /** Milliseconds from any fixed origin, monotonic. */
  now(): number
  sleep(ms: number): Promise<void>
  /** Calls `run` after `ms` unless it is cancelled by the function returned. */
  after(ms: number, run: () => void): () => void
  /** 0–1: spreads the retries of several processes. */
  random(): number
}

/** The clock, timers and chance of the machine. */
export const systemWaiter: Waiter = {
  now: () => performance.now(),
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  after: (ms, run) => {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
  random: () => Math.random(),
}
