import { emptyScope, isBlank } from './scope-state.ts'
import type { ScopeState } from './scope-state.ts'
import { Turnstile } from './turnstile.ts'

interface Room {
  state: ScopeState
  readonly turnstile: Turnstile
}

/** One room a scope: its data behind its turnstile. Rooms never written to are dropped, so that probing costs no memory. */
export class Rooms {
  readonly #rooms = new Map<string, Room>()

  async enter<T>(scope: string, exclusive: boolean, work: (state: ScopeState) => Promise<T>): Promise<T> {
    const room = this.#room(scope)
    try {
      return await room.turnstile.pass(exclusive, () => work(room.state))
    } finally {
      if (room.turnstile.idle && isBlank(room.state)) this.#rooms.delete(scope)
    }
  }

  /** Puts another state in the place of a scope's, when its turn has come. Gives back the one before. */
  async replace(scope: string, make: (state: ScopeState) => ScopeState): Promise<ScopeState> {
    return this.enter(scope, true, (state) => {
      const room = this.#room(scope)
      room.state = make(state)
      return Promise.resolve(state)
    })
  }

  states(): ScopeState[] {
    return [...this.#rooms.values()].map((room) => room.state)
  }

  clear(): void {
    this.#rooms.clear()
  }

  #room(scope: string): Room {
    const known = this.#rooms.get(scope)
    if (known !== undefined) return known
    const room = { state: emptyScope(scope), turnstile: new Turnstile() }
    this.#rooms.set(scope, room)
    return room
  }
}
