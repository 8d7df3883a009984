import { later } from './lsn.ts'
import type { Lsn } from './lsn.ts'

/** Scopes remembered one by one; of others it is known that nothing of them was written later than a common place. */
const REMEMBERED = 10_000

/** How far a replica must have replayed before it shows what this store wrote, for each scope. */
export class Freshness {
  readonly #limit: number
  /** Those written last come last. */
  readonly #scopes = new Map<string, Lsn>()
  /** Scopes that were written to at a place nobody told. */
  readonly #unknown = new Set<string>()
  #floor: Lsn = 0n
  #newest: Lsn = 0n
  #lost = false

  constructor(limit = REMEMBERED) {
    this.#limit = limit
  }

  /** Notes a write: the log was no shorter than `lsn` after it. Null: nobody told how long it was. A null scope stands for all. */
  wrote(scope: string | null, lsn: Lsn | null): void {
    if (lsn === null) {
      this.#loseTrack(scope)
      return
    }
    this.#newest = later(this.#newest, lsn)
    if (scope === null) {
      this.#floor = later(this.#floor, lsn)
      return
    }
    const known = this.#scopes.get(scope) ?? 0n
    this.#unknown.delete(scope)
    this.#scopes.delete(scope)
    this.#scopes.set(scope, later(known, lsn))
    if (this.#scopes.size > this.#limit) this.#forgetOldest()
  }

  /** Where a replica must be to show all of this store's writes to the scope, or to any with null. Null: no replica can be trusted. */
  needed(scope: string | null): Lsn | null {
    if (this.#lost) return null
    if (scope === null) return this.#unknown.size > 0 ? null : this.#newest
    if (this.#unknown.has(scope)) return null
    return later(this.#floor, this.#scopes.get(scope) ?? 0n)
  }

  #loseTrack(scope: string | null): void {
    if (scope === null || this.#unknown.size >= this.#limit) this.#lost = true
    else this.#unknown.add(scope)
  }

  #forgetOldest(): void {
    for (const [scope, lsn] of this.#scopes) {
      this.#scopes.delete(scope)
      this.#floor = later(this.#floor, lsn)
      return
    }
  }
}
