import { RwLock } from './rw-lock.ts'
import { emptyScope, isBlank } from './scope-state.ts'
import type { ScopeState } from './scope-state.ts'

interface Entry {
  state: ScopeState
  readonly lock: RwLock
}

/** The data of every scope, each behind a lock. Scopes never written to are dropped, so that probing costs no memory. */
export class ScopeStates {
  readonly #entries = new Map<string, Entry>()

  async run<T>(scope: string, exclusive: boolean, work: (state: ScopeState) => Promise<T>): Promise<T> {
    const entry = this.#entry(scope)
    try {
      return await entry.lock.run(exclusive, () => work(entry.state))
    } finally {
      if (entry.lock.idle && isBlank(entry.state)) this.#entries.delete(scope)
    }
  }

  /** Puts another state in the place of a scope's, when its turn has come. Gives back the one before. */
  async replace(scope: string, make: (state: ScopeState) => ScopeState): Promise<ScopeState> {
    return this.run(scope, true, (state) => {
      this.#entry(scope).state = make(state)
      return Promise.resolve(state)
    })
  }

  all(): ScopeState[] {
    return [...this.#entries.values()].map(({ state }) => state)
  }

  clear(): void {
    this.#entries.clear()
  }

  #entry(scope: string): Entry {
    const known = this.#entries.get(scope)
    if (known !== undefined) return known
    const entry = { state: emptyScope(scope), lock: new RwLock() }
    this.#entries.set(scope, entry)
    return entry
  }
}
