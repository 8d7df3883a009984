import type { Clock, EpochMs } from '@recollect/core'

/** A clock that goes where a story takes it, never back. */
export interface StoryClock extends Clock {
  to(time: EpochMs): void
}

export function storyClock(start: EpochMs): StoryClock {
  let now = start
  return {
    zone: 'UTC',
    now: () => now,
    to: (time) => {
      now = Math.max(now, time)
    },
  }
}
