/** Wakes who waits for news of a scope. */
export interface Nudges {
  wake(scope: string): void
  /** Gives the way to stop listening. */
  on(scope: string, listener: () => void): () => void
}

/** What this process wrote is told at once, without waiting for the next look. */
export function nudges(): Nudges {
  const waiting = new Map<string, Set<() => void>>()
  return {
    wake: (scope) => {
      for (const listener of [...(waiting.get(scope) ?? [])]) listener()
    },
    on: (scope, listener) => {
      const listeners = waiting.get(scope) ?? new Set()
      waiting.set(scope, listeners.add(listener))
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0 && waiting.get(scope) === listeners) waiting.delete(scope)
      }
    },
  }
}
