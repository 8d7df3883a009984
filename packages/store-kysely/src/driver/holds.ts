import { StoreError } from '@recollect/core'
import type { HeldRead } from './sql-driver.ts'

/** The snapshots of a driver that are held: whoever forgot to end one does not keep its store from closing. */
export class Holds {
  readonly #most: number
  readonly #held = new Set<HeldRead>()
  #opening = 0

  /** At most so many at once. */
  constructor(most = Infinity) {
    this.#most = most
  }

  /** Opens one, noted until it ends. @throws StoreError `STORE_BUSY` when as many as there may be are held. */
  async open(hold: () => Promise<HeldRead>): Promise<HeldRead> {
    if (this.#held.size + this.#opening >= this.#most) {
      throw new StoreError(
        'STORE_BUSY',
        `${String(this.#most)} exports are under way. Read them to their end, or call return() of those nobody reads any more.`,
      )
    }
    this.#opening += 1
    try {
      return this.#keep(await hold())
    } finally {
      this.#opening -= 1
    }
  }

  async endAll(): Promise<void> {
    await Promise.all([...this.#held].map((held) => held.end()))
  }

  #keep({ connection, first, end }: HeldRead): HeldRead {
    let ended: Promise<void> | null = null
    const kept: HeldRead = {
      connection,
      first,
      end: () => {
        this.#held.delete(kept)
        ended ??= end()
        return ended
      },
    }
    this.#held.add(kept)
    return kept
  }
}
