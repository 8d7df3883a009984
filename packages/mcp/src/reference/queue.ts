import type { MemorySource } from '../source.ts'

/** Does one thing after the other in each scope: what is read for an edit holds until it is written. */
export interface Queue {
  run<T>(scope: string, work: () => Promise<T>): Promise<T>
}

const queues = new WeakMap<MemorySource, Queue>()

/** The one queue of a memory, whichever servers stand on it. */
export function queueOf(memory: MemorySource): Queue {
  const known = queues.get(memory)
  if (known !== undefined) return known
  const fresh = queue()
  queues.set(memory, fresh)
  return fresh
}

function queue(): Queue {
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
