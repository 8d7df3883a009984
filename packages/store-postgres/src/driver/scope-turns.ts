import type { Turns } from '@recollect/store-kysely'

/** One queue for each scope that somebody writes to now. */
export class ScopeTurns {
  readonly #make: () => Turns
  readonly #queues = new Map<string, { readonly turns: Turns; users: number }>()

  constructor(make: () => Turns) {
    this.#make = make
  }

  async take<T>(scope: string, work: () => Promise<T>): Promise<T> {
    const queue = this.#queues.get(scope) ?? { turns: this.#make(), users: 0 }
    this.#queues.set(scope, queue)
    queue.users += 1
    try {
      return await queue.turns.take(work)
    } finally {
      queue.users -= 1
      if (queue.users === 0) this.#queues.delete(scope)
    }
  }
}
