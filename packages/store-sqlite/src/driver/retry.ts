import { StoreError } from '@recollect/core'
import { isBusy, mapError } from '../map-error.ts'
import type { Waiter } from '@recollect/store-kysely'

const LONGEST_PAUSE = 64

/** Tries until it works, pausing longer each time without blocking; after the deadline fails with `STORE_BUSY`. */
export async function retryWhileBusy<T>(
  attempt: () => T | Promise<T>,
  deadlineMs: number,
  waiter: Waiter,
): Promise<T> {
  let began: number | null = null
  for (let pause = 1; ; pause = Math.min(pause * 2, LONGEST_PAUSE)) {
    try {
      return await attempt()
    } catch (error) {
      if (!isBusy(error)) throw mapError(error)
      began ??= waiter.now()
      if (waiter.now() - began >= deadlineMs) throw tooLong(deadlineMs, error)
    }
    await waiter.sleep(pause * (0.5 + waiter.random()))
  }
}

function tooLong(deadlineMs: number, cause: unknown): StoreError {
  return new StoreError(
    'STORE_BUSY',
    `Another process held the database for ${String(deadlineMs)} ms. Call again, keep its transactions short, or raise retryDeadlineMs.`,
    { cause },
  )
}
