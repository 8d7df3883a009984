import type { AbortSignalLike } from '@recollect/core'

/** What a plugin works out, unless the run is aborted first: it need not listen to the signal itself, nor ever end. */
export function untilAborted<T>(work: () => Promise<T>, signal: AbortSignalLike | undefined): Promise<T> {
  if (signal === undefined) return work()
  return new Promise((resolve, reject) => {
    const stop = () => reject(new Error('It was aborted.'))
    if (signal.aborted) return stop()
    signal.addEventListener('abort', stop)
    void work()
      .then(resolve, reject)
      .finally(() => signal.removeEventListener?.('abort', stop))
  })
}
