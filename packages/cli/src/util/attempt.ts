export type Attempt<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: unknown }

/** Turns what a function throws into a value, where a failure is an ordinary outcome. */
export function attempt<T>(work: () => T): Attempt<T> {
  try {
    return { ok: true, value: work() }
  } catch (error) {
    return { ok: false, error }
  }
}

/** The same for a promise. */
export function settle<T>(work: Promise<T>): Promise<Attempt<T>> {
  return work.then(
    (value): Attempt<T> => ({ ok: true, value }),
    (error: unknown): Attempt<T> => ({ ok: false, error }),
  )
}
