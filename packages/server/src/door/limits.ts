import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { ProblemError } from '../problems/problem.ts'

export interface RateLimit {
  /** Requests a client may make in `seconds`. */
  readonly requests: number
  readonly seconds: number
}

/** Counts the requests of one client; throws when there are too many. */
export type Meter = (client: string) => Promise<void>

/** In the memory of this process: several processes count each for itself. */
export function meter({ requests, seconds }: RateLimit, what: string): Meter {
  const limiter = new RateLimiterMemory({ points: requests, duration: seconds })
  return async (client) => {
    try {
      await limiter.consume(client)
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error
      const wait = String(Math.max(1, Math.ceil(error.msBeforeNext / 1000)))
      throw new ProblemError(
        429,
        'RATE_LIMITED',
        `More than ${String(requests)} ${what} in ${String(seconds)} s. Wait ${wait} s, then go on slower.`,
        { headers: { 'retry-after': wait } },
      )
    }
  }
}
