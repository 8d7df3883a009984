import type { MemoryCard } from '../types/card.ts'
import type { MemoryItem } from '../types/item.ts'
import type { Episode, SemanticNode } from '../types/semantic.ts'
import type { RecallTier, RecordRef, ScorePart } from '../api/recall.ts'

/** What a score is made of; only when a trace was asked for, so that its being there says so. */
export type ScoreParts = readonly ScorePart[] | undefined

/** The parts and one more; nothing is built without a trace. */
export const addPart = (parts: ScoreParts, name: string, value: number): ScoreParts =>
  parts && [...parts, { name, value }]

/** The value, noted as a part where parts are kept. */
export function noted(parts: ScorePart[] | undefined, name: string, value: number): number {
  if (value !== 0) parts?.push({ name, value })
  return value
}

/** Something a tier found. */
export interface RecallCandidate {
  readonly kind: RecordRef['kind']
  readonly id: string
  readonly tier: RecallTier
  /** In the tier's own scale; candidates come best first. */
  readonly score: number
  /** Share of the query's information it holds, 0–1; 1 for cards the question names. */
  readonly coverage: number
  readonly card: MemoryCard | null
  /** Of a node: the message that proves it. */
  readonly item: MemoryItem | null
  readonly node?: SemanticNode
  readonly episode?: Episode
  /** What `score` is made of, largest first. */
  readonly parts?: ScoreParts
}

/** What a tier returns: its candidates and, for the trace, why it ran or did not. */
export interface TierResult {
  readonly tier: RecallTier
  readonly ran: boolean
  readonly reason: string
  /** A stable word for `reason`, for programs and translations. */
  readonly code?: string
  readonly candidates: readonly RecallCandidate[]
  /** Of full text: how much the question's words say, in words that one message alone holds. */
  readonly information?: number
}

export const skipped = (tier: RecallTier, reason: string, code = 'skipped'): TierResult => ({
  tier,
  ran: false,
  reason,
  code,
  candidates: [],
})

/** A step of `query.off`, in a trace. */
export const LEFT_OUT = 'left out by query.off'

export const leftOut = (tier: RecallTier): TierResult => skipped(tier, LEFT_OUT, 'off')
