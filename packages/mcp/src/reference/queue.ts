/** Does one thing after the other in each scope: what is read for an edit holds until it is written. */
export interface Queue {
  run<T>(scope: string, work: () => Promise<T>): Promise<T>
}

export function queue(): Queue {
  const last = new Map<string, Promise<unknown>>()
  return {
    run: (scope, work) => {
      const before = last.get(scope) ?? Promise.resolve()
      const now = before.then(work, work)
      last.set(scope, now)
      const clean = () => {
        if (last.get(scope) === now) last.delete(scope)
      }
      now.then(clean, clean)
      return now
    },
  }
}
