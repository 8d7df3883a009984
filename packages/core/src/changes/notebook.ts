import type { MemoryCard } from '../types/card.ts'
import type { RecordImage } from '../types/change.ts'
import type { EpochMs } from '../types/item.ts'

/** What one change did so far: each record as it stood before it was first touched. Also knows the cards that passed by. */
export class Notebook {
  readonly #images = new Map<string, RecordImage>()
  readonly #made = new Set<string>()
  readonly #cards = new Map<string, MemoryCard>()
  #due: EpochMs | null = null

  /** The card as it stands, if it was read or written in this transaction. */
  card(id: string): MemoryCard | undefined {
    return this.#cards.get(id)
  }

  seen<T extends MemoryCard | null>(card: T): T {
    if (card) this.#cards.set(card.id, card)
    return card
  }

  /** A card or item that is new. */
  inserted(card: MemoryCard): MemoryCard {
    this.made(card.id)
    this.#expires(card.expiresAt)
    return this.seen(card)
  }

  made(id: string): void {
    this.#made.add(id)
  }

  isMade(id: string): boolean {
    return this.#made.has(id)
  }

  /** A record that was there before, and what it became; null: it is gone. What this change itself made needs no image. */
  changed(image: RecordImage, after: MemoryCard | null): void {
    const key = `${image.record}:${image.id}`
    if (!this.#made.has(image.id) && !this.#images.has(key)) this.#images.set(key, image)
    if (image.record === 'item') return
    if (after === null) this.#cards.delete(image.id)
    else {
      this.#cards.set(image.id, after)
      this.#expires(after.expiresAt)
    }
  }

  #expires(at: EpochMs | null): void {
    if (at !== null) this.#due = Math.min(at, this.#due ?? at)
  }

  /** Hands over what was noted and begins anew: the next change of the same transaction. */
  take(): {
    readonly images: readonly RecordImage[]
    readonly isEmpty: boolean
    readonly due: EpochMs | null
  } {
    const images = [...this.#images.values()]
    const isEmpty = images.length === 0 && this.#made.size === 0
    const due = this.#due
    this.#images.clear()
    this.#made.clear()
    this.#due = null
    return { images, isEmpty, due }
  }
}
