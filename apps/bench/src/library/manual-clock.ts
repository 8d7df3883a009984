import type { Clock, EpochMs } from '@recollect/core'

/** A clock that stands until it is set. */
export interface ManualClock extends Clock {
  set(now: EpochMs): void
  advance(ms: number): void
}

export function manualClock(start: EpochMs): ManualClock {
  let now = start
  return {
    zone: 'UTC',
    now: () => now,
    set: (to) => {
      now = to
    },
    advance: (ms) => {
      now += ms
    },
  }
}
