import type { Nudges } from './nudges.ts'

/** Waits for news of a scope. A nudge that comes while nobody waits is kept for the next wait. */
export interface Waker {
  /** Forgets nudges so far: what they tell of is about to be read. Whether there were any. */
  clear(): boolean
  /** Until there is a nudge, so long at most, or until one of the signals. */
  wait(ms: number): Promise<void>
  leave(): void
}

export function wakerOf(nudges: Nudges, scope: string, until: readonly AbortSignal[]): Waker {
  let nudged = false
  let wake = () => {}
  const ring = () => {
    nudged = true
    wake()
  }
  const stop = nudges.on(scope, ring)
  for (const signal of until) signal.addEventListener('abort', ring)
  return {
    clear: () => {
      const was = nudged
      nudged = false
      return was
    },
    wait: (ms) =>
      new Promise((resolve) => {
        const timer = setTimeout(resolve, nudged ? 0 : ms)
        wake = () => {
          clearTimeout(timer)
          resolve()
        }
      }),
    leave: () => {
      stop()
      for (const signal of until) signal.removeEventListener('abort', ring)
    },
  }
}
