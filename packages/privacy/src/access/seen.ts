/** Kinds of records that quotas are set on. */
export type Counted = 'items' | 'cards' | 'turns'

/** What one transaction wrote. */
export class Seen {
  readonly #ids = new Set<string>()
  readonly #added = new Set<Counted>()

  note(...ids: readonly string[]): void {
    for (const id of ids) this.#ids.add(id)
  }

  add(kind: Counted, id: string): void {
    this.#added.add(kind)
    this.note(id)
  }

  get ids(): readonly string[] {
    return [...this.#ids]
  }

  /** Kinds of which there is one more, or more. */
  get added(): readonly Counted[] {
    return [...this.#added]
  }
}

/** A turn has no id of its own. */
export const turnId = (number: number): string => `turn:${String(number)}`
