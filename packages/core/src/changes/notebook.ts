import type { MemoryCard } from '../types/card.ts'
import type { RecordImage, Change } from '../types/change.ts'
import type { EpochMs, MemoryItem } from '../types/item.ts'
import type { NewChange } from '../plugin/changes.ts'
import type { ScopeTransaction } from '../plugin/store.ts'

/** What one change did so far: each record as it stood before it was first touched. Also knows the records that passed by. */
export class Notebook {
  readonly #images = new Map<string, RecordImage>()
  readonly #made = new Set<string>()
  readonly #cards = new Map<string, MemoryCard>()
  readonly #items = new Map<string, MemoryItem>()
  #due: EpochMs | null = null
  #hasLetGo = false

  /** The card as it stands, if it was read or written in this transaction. */
  card(id: string): MemoryCard | undefined {
    return this.#cards.get(id)
  }

  seen<T extends MemoryCard | null>(card: T): T {
    if (card) this.#cards.set(card.id, card)
    return card
  }

  /** The item as it stands, if it was read or written in this transaction. */
  item(id: string): MemoryItem | undefined {
    return this.#items.get(id)
  }

  seenItem<T extends MemoryItem | null>(item: T): T {
    if (item) this.#items.set(item.id, item)
    return item
  }

  /** Cards of an item that this change made: none that was there before can be of it. In order of recording; null when it is not known. */
  cardsOfMade(itemId: string): readonly MemoryCard[] | null {
    if (this.#hasLetGo || !this.#made.has(itemId)) return null
    return [...this.#cards.values()].filter((card) => card.itemId === itemId).sort((a, b) => a.seq - b.seq)
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

  /** An item that was there before, and what it became; null: it is gone. */
  changedItem(image: RecordImage, after: MemoryItem | null): void {
    this.#note(image)
    if (after === null) this.#items.delete(image.id)
    else this.#items.set(image.id, after)
  }

  /** A card that was there before, and what it became; null: it is gone. */
  changed(image: RecordImage, after: MemoryCard | null): void {
    this.#note(image)
    if (after === null) this.#cards.delete(image.id)
    else {
      this.#cards.set(image.id, after)
      this.#expires(after.expiresAt)
    }
  }

  /** What this change itself made needs no image. */
  #note(image: RecordImage): void {
    const key = `${image.record}:${image.id}`
    if (!this.#made.has(image.id) && !this.#images.has(key)) this.#images.set(key, image)
  }

  #expires(at: EpochMs | null): void {
    if (at !== null) this.#due = Math.min(at, this.#due ?? at)
  }

  /** Forgets how records stand; whether they were made, and how others stood, stays known. */
  letGo(): void {
    this.#hasLetGo = true
    this.#cards.clear()
    this.#items.clear()
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

/** What a verb says of its change; `always`: it stands in the log even when it wrote nothing. */
export type ChangeInfo = Pick<NewChange, 'kind'> &
  Partial<Pick<NewChange, 'id' | 'batch' | 'undoUntil' | 'note'>> & { readonly always?: boolean }

/** A transaction whose writes to items and cards are noted. */
export interface Recording {
  readonly tx: ScopeTransaction
  /** Appends what was noted since the last call to the log as one change; null when nothing was written. */
  commit(info: ChangeInfo): Promise<Change | null>
  /** Lets go of records that were only read or made: a write of many need not hold them all. What was noted of others stays. */
  letGo(): void
}
