import type { Clock, Stopwatch } from '../plugin/ports.ts'

/** The machine's time. The only place in core that reads it. */
export const systemClock: Clock = {
  now: () => Date.now(),
  zone: 'UTC',
}

/** Milliseconds by the machine, for durations in traces. */
export const systemStopwatch: Stopwatch = { elapsed: () => performance.now() }

/** A clock in another zone: relative dates in messages are read there. */
export function zonedClock(zone: string, clock: Clock = systemClock): Clock {
  return { now: () => clock.now(), zone }
}

/** Lets whatever waits have its turn: requests that came in meanwhile, timers. */
export const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0))

declare function setTimeout(work: () => void, ms: number): unknown
declare const performance: { now(): number }
