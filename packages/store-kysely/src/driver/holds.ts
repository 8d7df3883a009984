import type { HeldRead } from './sql-driver.ts'

/** The snapshots of a driver that are held: whoever forgot to end one does not keep its store from closing. */
export class Holds {
  readonly #held = new Set<HeldRead>()

  /** The same, noted until it ends. */
  keep({ connection, first, end }: HeldRead): HeldRead {
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

  async endAll(): Promise<void> {
    await Promise.all([...this.#held].map((held) => held.end()))
  }
}
