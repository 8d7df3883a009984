import type { MemoryCard } from '../../types/card.ts'
import type { MemoryItem } from '../../types/item.ts'
import type { Episode, SemanticNode } from '../../types/semantic.ts'
import type { RecallTier, RecordRef } from '../../api/recall.ts'
import { addPart } from '../candidate.ts'
import type { RecallCandidate, ScoreParts, TierResult } from '../candidate.ts'

/**
 * Reciprocal rank fusion (Cormack, Clarke & Büttcher 2009) with a weight a tier. K is smaller than the usual 60 because the lists are
 * short; the card weight puts the first three cards of a named slot before the first item, then lets them alternate.
 */
const K = 20
const WEIGHT: Readonly<Record<Exclude<RecallTier, 'node' | 'episode'>, number>> = {
  card: 1.1,
  exact: 1.05,
  full_text: 1,
  linked: 0.95,
  substring: 0.6,
  vector: 1,
}

/** Knowledge and episodes are no candidates for fusion: the policy of the recall places them. */
const weightOf = (tier: RecallTier): number => (tier === 'node' || tier === 'episode' ? 0 : WEIGHT[tier])

/** Share of what a question is about that a card must hold to count as an answer. */
export const ABOUT_ENOUGH = 0.5

export interface Fused {
  readonly kind: RecordRef['kind']
  readonly id: string
  readonly card: MemoryCard | null
  readonly item: MemoryItem | null
  readonly node?: SemanticNode
  readonly episode?: Episode
  readonly tiers: Readonly<Partial<Record<RecallTier, number>>>
  readonly score: number
  readonly coverage: number
  /** What `score` is made of: a part a tier, then the boosts of ranking. */
  readonly parts?: ScoreParts
}

interface Building {
  readonly candidate: RecallCandidate
  readonly tiers: Partial<Record<RecallTier, number>>
  item: MemoryItem | null
  score: number
  coverage: number
  parts: ScoreParts
}

/** Merges the tiers' lists. An item whose card is among the candidates strengthens that card instead of standing beside it. */
export function fuse(results: readonly TierResult[], traced = false): readonly Fused[] {
  const merged = new Map<string, Building>()
  const keyOfItem = new Map<string, string>()
  const parts = traced ? [] : undefined
  for (const { tier, candidates } of results) {
    candidates.forEach((candidate, index) => {
      const own = `${candidate.kind}:${candidate.id}`
      const key = candidate.kind === 'item' ? (keyOfItem.get(candidate.id) ?? own) : own
      const entry = merged.get(key) ?? { candidate, tiers: {}, item: null, score: 0, coverage: 0, parts }
      entry.tiers[tier] = index + 1
      // The scan only fills up: what full text found would be counted twice, before the card, and for some limits only.
      const again = tier === 'substring' && entry.tiers.full_text !== undefined
      const worth = again ? 0 : (weightOf(tier) * relevance(candidate)) / (K + index + 1)
      entry.score += worth
      entry.parts = addPart(entry.parts, tier, worth)
      // Parts of words are no share of what the question says.
      if (!again) entry.coverage = Math.max(entry.coverage, candidate.coverage)
      entry.item ??= candidate.item
      merged.set(key, entry)
      const source = candidate.card?.itemId
      if (source && !keyOfItem.has(source)) keyOfItem.set(source, key)
    })
  }
  return [...merged.values()].map(toFused).sort((a, b) => b.score - a.score)
}

/**
 * A card beside the point must not lift its message, one of a slot less likely meant lifts it less; messages are ranked by their tiers
 * alone.
 */
const relevance = ({ kind, tier, coverage, score }: RecallCandidate): number =>
  kind !== 'card' || tier === 'linked' ? 1 : coverage < ABOUT_ENOUGH ? 0.01 : Math.min(1, score)

const toFused = ({ candidate, ...entry }: Building): Fused => ({
  kind: candidate.kind,
  id: candidate.id,
  card: candidate.card,
  ...entry,
})
