import type { Waiter } from '@recollect/store-kysely'
import { errorCode } from '../errors/sql-state.ts'
import { attemptRead } from './attempt.ts'
import type { Context, Task } from './context.ts'
import type { Freshness } from './freshness.ts'
import { NotFresh } from './not-fresh.ts'
import { Rest } from './rest.ts'
import type { Attempt } from './retry.ts'
import type { Server } from './server.ts'
import { isExhausted } from './server.ts'

const ELSEWHERE: Attempt<never> = { done: false, error: null }

/** A streaming replica: answers what it has replayed; all else is left to the primary. */
export class Replica {
  readonly #server: Server
  readonly #freshness: Freshness
  readonly #context: Context
  readonly #waiter: Waiter
  readonly #rest = new Rest()

  constructor(server: Server, freshness: Freshness, context: Context) {
    this.#server = server
    this.#freshness = freshness
    this.#context = context
    this.#waiter = context.waiter
  }

  /** Reads here, or is not done: then the primary is to be asked. Throws what the work throws, and when it took too long. */
  async read<T>(task: Task<T>): Promise<Attempt<T>> {
    const needed = this.#freshness.needed(task.scope)
    if (needed === null || !this.#rest.mayAsk(needed, this.#waiter.now())) return ELSEWHERE
    const failures: unknown[] = []
    const outcome = await attemptRead(this.#server, this.#context, task, {
      needed,
      failed: (failure) => {
        failures.push(failure)
        // It would take as long on the primary.
        return errorCode(failure) !== '57014'
      },
    })
    if (outcome.done) this.#rest.answered()
    else this.#note(failures[0])
    return outcome
  }

  close(): Promise<void> {
    return this.#server.close()
  }

  #note(failure: unknown): void {
    if (isExhausted(failure)) return
    if (failure instanceof NotFresh && failure.replayed !== null)
      this.#rest.isBehind(failure.replayed, this.#waiter.now())
    else this.#rest.failed(this.#waiter.now())
  }
}
