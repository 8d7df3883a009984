import type { MemoryCard } from '../types/card.ts'
import type { MemoryItem } from '../types/item.ts'
import type { RecallTier } from '../api/recall.ts'

/** Something a tier found. */
export interface RecallCandidate {
  readonly kind: 'card' | 'item'
  readonly id: string
  readonly tier: RecallTier
  /** In the tier's own scale; candidates come best first. */
  readonly score: number
  /** Share of the query's information it holds, 0–1; 1 for cards the question names. */
  readonly coverage: number
  readonly card: MemoryCard | null
  readonly item: MemoryItem | null
}

/** What a tier returns: its candidates and, for the trace, why it ran or did not. */
export interface TierResult {
  readonly tier: RecallTier
  readonly ran: boolean
  readonly reason: string
  readonly candidates: readonly RecallCandidate[]
}

export const skipped = (tier: RecallTier, reason: string): TierResult => ({
  tier,
  ran: false,
  reason,
  candidates: [],
})
