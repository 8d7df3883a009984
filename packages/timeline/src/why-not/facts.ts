import type { RecallTrace, MemoryCard, MemoryItem } from '@recollect/core'
import type { TracedRecall } from '@recollect/core/past'
import type { KnownRecord } from '@recollect/core/plugin'
import type { WhyNot, WhyNotExpansion } from '../api/why-not.ts'

export type RecordLookedAt =
  | { readonly kind: 'item'; readonly item: MemoryItem; readonly card: null }
  | { readonly kind: 'card'; readonly item: MemoryItem | null; readonly card: MemoryCard }
  | KnownRecord

export const isKnowledge = (record: RecordLookedAt): record is KnownRecord =>
  record.kind === 'node' || record.kind === 'episode'

/** Everything there is to know about one record and one recall. */
export interface WhyNotFacts extends TracedRecall {
  readonly record: RecordLookedAt
  /** The trace of the same recall with the highest limit, where the first did not reach the record. */
  readonly wide: RecallTrace | null
  readonly terms: WhyNot['terms']
  /** What the message of the record states. */
  readonly cards: readonly MemoryCard[]
  /** To the query, by their vectors; null when one has none. */
  readonly similarity: number | null
  /** New enough for the substring tier. */
  readonly scanned: boolean
  /** The active card under the same key. */
  readonly newer: MemoryCard | null
  readonly expansions: readonly WhyNotExpansion[]
  /** Conditions of the filter that do not hold. */
  readonly failing: readonly string[]
}
