import type { PoolClient } from 'pg'

/** A connection taken from the pool. It goes back once, whoever is first to give it back. */
export class Loan {
  readonly client: PoolClient
  #isBack = false

  constructor(client: PoolClient) {
    this.client = client
  }

  /** With `broken` the connection is closed. */
  giveBack(broken = false): void {
    if (this.#isBack) return
    this.#isBack = true
    this.client.release(broken)
  }
}
