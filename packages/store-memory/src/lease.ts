import { StoreError } from '@recollect/core'
import type { ScopeState } from './scope-state.ts'

/** Access to a scope's data for as long as the work it was given to lasts. */
export class Lease {
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
