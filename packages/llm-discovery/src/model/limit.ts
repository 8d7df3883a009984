import { systemStopwatch } from '@recollect/core/plugin'

/** Ends a call after so long, or when its caller does. */
export interface Limit {
  readonly signal: AbortSignal
  /** ms that are left. */
  remaining(): number
  readonly expired: boolean
  /** Lets go of the timer. */
  end(): void
}

export function limitOf(ms: number, caller: AbortSignal | undefined): Limit {
  const controller = new AbortController()
  const began = systemStopwatch.elapsed()
  const timer = setTimeout(() => controller.abort(), ms)
  return {
    signal: caller === undefined ? controller.signal : AbortSignal.any([caller, controller.signal]),
    remaining: () => ms - (systemStopwatch.elapsed() - began),
    get expired() {
      return controller.signal.aborted
    },
    end: () => clearTimeout(timer),
  }
}
