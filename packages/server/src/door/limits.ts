import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { ProblemError } from '../problems/problem.ts'

/** How much a client may ask for in how long. */
export interface RateLimit {
  /** Requests a client may make in `seconds`. */
  readonly requests: number
  readonly seconds: number
}

/** Counts what clients do. Both throw when there was too much of it. */
export interface Meter {
  /** Counts one more. */
  count(client: string): Promise<void>
  /** Counts nothing: throws when one more would be too many. */
  check(client: string): Promise<void>
}

/** In the memory of this process: several processes count each for itself. */
export function meter({ requests, seconds }: RateLimit, what: string): Meter {
  const limiter = new RateLimiterMemory({ points: requests, duration: seconds })
  const tooMany = ({ msBeforeNext }: RateLimiterRes): ProblemError => {
    const wait = String(Math.max(1, Math.ceil(msBeforeNext / 1000)))
    return new ProblemError(
      429,
      'RATE_LIMITED',
      `More than ${String(requests)} ${what} in ${String(seconds)} s. Wait ${wait} s, then go on slower.`,
      { headers: { 'retry-after': wait } },
    )
  }
  return {
    count: async (client) => {
      try {
        await limiter.consume(client)
      } catch (error) {
        throw error instanceof RateLimiterRes ? tooMany(error) : error
      }
    },
    check: async (client) => {
      const counted = await limiter.get(client)
      if (counted && counted.consumedPoints >= requests) throw tooMany(counted)
    },
  }
}
