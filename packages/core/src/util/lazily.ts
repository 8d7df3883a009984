/**
 * Loads a module when it is first asked for, and once: the host looks its files up again each time it is asked (16 µs in Node 20), which
 * is more than a statement costs. What could not be loaded is tried again.
 */
export function lazily<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined
  return () =>
    (loaded ??= load().catch((error: unknown) => {
      loaded = undefined
      throw error
    }))
}
