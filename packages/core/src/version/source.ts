import type { MemoryCard } from '../types/card.ts'
import type { EpochMs, MemoryItem, Metadata } from '../types/item.ts'

/** Where a draft comes from: a message, or a direct write. */
export interface DraftSource {
  /** Null for a direct write: its card has no words, no rule and no pack. */
  readonly itemId: string | null
  /** The session, which counts as the source: two that disagree about one time make a fact contested. */
  readonly session: string | null
  readonly saidAt: EpochMs
  /** From when on it is to be used no more; a draft that ends in the future says so itself. */
  readonly expiresAt?: EpochMs | null
  readonly metadata?: Metadata | null
  /** The user's message before this one in its session, for corrections; null: there is none. Left out: what was recorded last is taken. */
  readonly previous?: SaidBefore | null
  /** The card a direct correction puts right, whatever the draft's `correction` points at. It need not be active. */
  readonly corrects?: MemoryCard
}

/** A message as what comes after it may refer to it. */
export interface SaidBefore {
  readonly id: string
  /** The message whose fact it only said again. */
  readonly restates: string | null
  /** What it asked for, when it was a question about a fact. */
  readonly asks: { readonly entity: string; readonly slot: string } | null
}

export const sourceOf = ({ id, session, saidAt }: MemoryItem): DraftSource => ({
  itemId: id,
  session,
  saidAt,
})
