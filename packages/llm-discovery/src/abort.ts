import type { AbortSignalLike } from '@recollect/core'

/**
 * A signal of this call alone that follows the caller's: what listens to it is let go with it, however long the caller's lives.
 */
export function ownSignal(signal: AbortSignalLike | undefined): AbortSignal | undefined {
  if (signal === undefined) return undefined
  if (signal instanceof AbortSignal) return AbortSignal.any([signal])
  const controller = new AbortController()
  if (signal.aborted) controller.abort()
  else signal.addEventListener('abort', () => controller.abort())
  return controller.signal
}

/** `work`, or the signal's reason as soon as it is aborted: neither a back-off nor a computation is waited for. */
export async function untilAborted<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (signal === undefined) return work
  let stop = () => {}
  const aborted = new Promise<never>((_resolve, reject) => {
    stop = () => reject(reasonOf(signal))
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop, { once: true })
  })
  try {
    return await Promise.race([work, aborted])
  } finally {
    signal.removeEventListener('abort', stop)
  }
}

/** What the caller gave `abort()`; an `AbortError` when nothing. */
export const reasonOf = (signal: AbortSignal): Error =>
  signal.reason instanceof Error ? signal.reason : new DOMException('The call was aborted.', 'AbortError')
