import { StoreError } from '@recollect/core'
import { Journal } from './journal.ts'
import type { Counter, ScopeState } from './scope-state.ts'

/** Access to a scope's data for as long as the work it was given to lasts. */
export class Lease {
  readonly journal = new Journal()
  readonly #state: ScopeState
  #ended = false

  constructor(state: ScopeState) {
    this.#state = state
  }

  get state(): ScopeState {
    if (this.#ended) {
      throw new StoreError(
        'CLOSED',
        'This handle has ended. Use it only inside the function it was given to.',
      )
    }
    return this.#state
  }

  end(): void {
    this.#ended = true
  }
}

/** What every part of a view or a transaction has. */
export class Part {
  readonly #lease: Lease

  constructor(lease: Lease) {
    this.#lease = lease
  }

  protected get state(): ScopeState {
    return this.#lease.state
  }

  protected get journal(): Journal {
    return this.#lease.journal
  }

  protected counter(name: Counter): number {
    return this.state.counters.get(name) ?? 0
  }
}
