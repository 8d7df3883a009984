/** Whom to tell when something changes: the open connections of each scope. */
export interface Hub {
  /** Returns how to leave. */
  join(scope: string, listener: () => void): () => void
  changed(scope: string): void
}

export function hub(): Hub {
  const listeners = new Map<string, Set<() => void>>()
  return {
    join: (scope, listener) => {
      const there = listeners.get(scope) ?? new Set()
      listeners.set(scope, there.add(listener))
      return () => {
        there.delete(listener)
        if (there.size === 0) listeners.delete(scope)
      }
    },
    changed: (scope) => {
      for (const listener of listeners.get(scope) ?? []) listener()
    },
  }
}
