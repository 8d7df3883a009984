import type { MemoryCard } from '../types/card.ts'
import type { EpochMs, MemoryItem, Metadata } from '../types/item.ts'

/** Where a draft comes from: a message, or a direct write. */
export interface DraftSource {
  /** Null for a direct write: its card has no words, no rule and no pack. */
  readonly itemId: string | null
  /** Who says so. Two sources that state different values of the same time make a fact contested. */
  readonly session: string | null
  readonly saidAt: EpochMs
  /** From when on it is to be used no more; a draft that ends in the future says so itself. */
  readonly expiresAt?: EpochMs | null
  readonly metadata?: Metadata | null
  /** The card a direct correction puts right, whatever the draft's `correction` points at. It need not be active. */
  readonly corrects?: MemoryCard
}

export const sourceOf = ({ id, session, saidAt }: MemoryItem): DraftSource => ({
  itemId: id,
  session,
  saidAt,
})
