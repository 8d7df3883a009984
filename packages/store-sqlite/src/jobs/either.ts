import type { AbortSignalLike } from '@recollect/core'

interface Either {
  readonly signal: AbortSignal
  release(): void
}

/** Aborted with whichever is first; `release` lets go of both. */
export function either(one: AbortSignal, other: AbortSignalLike | undefined): Either {
  const both = new AbortController()
  const abort = () => {
    both.abort()
  }
  const signals = [one, ...(other === undefined ? [] : [other])]
  for (const signal of signals) {
    if (signal.aborted) abort()
    signal.addEventListener('abort', abort)
  }
  const release = () => {
    for (const signal of signals) signal.removeEventListener?.('abort', abort)
  }
  return { signal: both.signal, release }
}
