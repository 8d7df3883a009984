import type { Waiter } from '@recollect/store-kysely'

/** What one try came to. A try that may be made again left nothing behind. */
export type Attempt<T> =
  { readonly done: true; readonly value: T } | { readonly done: false; readonly error: unknown }

const SHORTEST_PAUSE = 5
const LONGEST_PAUSE = 500

/** Tries until it is done, pausing longer each time; after the deadline throws what the last try failed with. */
export async function retry<T>(
  attempt: () => Promise<Attempt<T>>,
  deadlineMs: number,
  waiter: Waiter,
): Promise<T> {
  const began = waiter.now()
  for (let pause = SHORTEST_PAUSE; ; pause = Math.min(pause * 2, LONGEST_PAUSE)) {
    const outcome = await attempt()
    if (outcome.done) return outcome.value
    if (waiter.now() - began >= deadlineMs) throw outcome.error
    await waiter.sleep(pause * (0.5 + waiter.random()))
  }
}
