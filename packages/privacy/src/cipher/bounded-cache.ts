/**
 * Keeps what was used lately, between half of `limit` and all of it: two generations, of which the older is let go when the younger is
 * full.
 */
export class BoundedCache<V> {
  readonly #half: number
  #young = new Map<string, V>()
  #old = new Map<string, V>()

  constructor(limit: number) {
    this.#half = Math.max(1, Math.floor(limit / 2))
  }

  get size(): number {
    return this.#young.size + this.#old.size
  }

  /** What is kept under a key; made and kept when it is not. */
  get(key: string, make: () => V): V {
    const found = this.find(key)
    if (found !== undefined) return found
    const made = make()
    this.keep(key, made)
    return made
  }

  find(key: string): V | undefined {
    const young = this.#young.get(key)
    if (young !== undefined) return young
    const old = this.#old.get(key)
    if (old !== undefined) {
      this.#old.delete(key)
      this.keep(key, old)
    }
    return old
  }

  keep(key: string, value: V): void {
    if (this.#young.size >= this.#half) {
      this.#old = this.#young
      this.#young = new Map()
    }
    this.#young.set(key, value)
  }
}
