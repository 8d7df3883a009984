import type { Store } from '../../src/index.ts'
import { inMemoryStore } from './in-memory-store.ts'

const WRITES = new Set(['insert', 'update', 'remove', 'restore', 'index', 'put', 'append', 'mark', 'erase'])

/** A store that is far away: what is read at once travels together, and a write does not wait for its answer. */
export interface FarStore {
  readonly store: Store
  /** The journeys since it was last called, each with the reads it carried, by name and in order. */
  taken(): readonly (readonly string[])[]
}

export function farStore(inner: Store = inMemoryStore()): FarStore {
  let rounds: string[][] = []
  let waiting: { readonly name: string; readonly arrive: () => void }[] = []
  const travel = () => {
    const together = waiting
    waiting = []
    rounds.push(together.map(({ name }) => name))
    for (const { arrive } of together) arrive()
  }
  const far = async (name: string, answer: unknown): Promise<unknown> => {
    await new Promise<void>((arrive) => {
      if (waiting.length === 0) setImmediate(travel)
      waiting.push({ name, arrive })
    })
    return answer
  }
  const repository = (of: string, near: object) =>
    new Proxy(near, {
      get(_, key): unknown {
        const member: unknown = Reflect.get(near, key)
        if (typeof member !== 'function') return member
        return (...given: readonly unknown[]): unknown => {
          const answer: unknown = Reflect.apply(member, near, given)
          return WRITES.has(String(key)) ? answer : far(`${of}.${String(key)}`, answer)
        }
      },
    })
  const distant = <T extends object>(view: T): T =>
    new Proxy(Object.create(null), {
      get(_, key): unknown {
        const member: unknown = Reflect.get(view, key)
        return typeof member === 'object' && member !== null ? repository(String(key), member) : member
      },
      has: (_, key) => Reflect.has(view, key),
      ownKeys: () => Reflect.ownKeys(view),
      getOwnPropertyDescriptor: (_, key) => ({
        ...Reflect.getOwnPropertyDescriptor(view, key),
        configurable: true,
      }),
    })
  return {
    store: {
      ...inner,
      read: (scope, work) => inner.read(scope, (view) => work(distant(view))),
      transaction: (scope, work) => inner.transaction(scope, (tx) => work(distant(tx))),
    },
    taken: () => {
      const done = rounds
      rounds = []
      return done
    },
  }
}
