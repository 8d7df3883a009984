import type { MemoryCard } from '../types/card.ts'
import type { MemoryItem } from '../types/item.ts'
import type { QaTurn } from '../types/session.ts'

/** Words that are looked for in texts, in any order. */
export interface Words {
  /** Content terms, each once; without any nothing has them. */
  readonly terms: readonly string[]
  /** Chinese as it was written: it may be cut into other words elsewhere. Null where it is one character, or none. */
  readonly phrase: string | null
}

/** What is being forgotten, as far as it was planned. */
export interface ForgetSigns {
  readonly items: readonly MemoryItem[]
  /** Messages that say the words too and stay. */
  readonly kept: readonly MemoryItem[]
  /** The words it is found by, where it is found by words. */
  readonly words: Words | null
  readonly cards: readonly MemoryCard[]
}

/** What is to go. */
export interface ForgetPlan {
  readonly cards: readonly MemoryCard[]
  readonly items: readonly MemoryItem[]
  readonly turns: readonly QaTurn[]
  /** The words it was found by, where it was found by words. */
  readonly words: Words | null
}
