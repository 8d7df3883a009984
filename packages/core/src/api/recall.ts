import type { ExpansionKind } from '../plugin/query.ts'
import type { MemoryCard } from '../types/card.ts'
import type { EpochMs, MemoryItem } from '../types/item.ts'
import type { Detection } from '../types/question.ts'

export const RECALL_TIERS = ['card', 'exact', 'full_text', 'substring'] as const
/** One way to find candidates. */
export type RecallTier = (typeof RECALL_TIERS)[number]

export interface RecallOptions {
  /** Hits wanted, 1–1,000. Default 10. */
  readonly limit?: number
  /** Record every stage. Default false, at no cost. */
  readonly trace?: boolean
  /** Also return records that are no longer true. Default: only for questions about the past. */
  readonly includeInactive?: boolean
  /** Id of an item to leave out with its cards: the question itself, when a chat keeps it before it asks. */
  readonly excludeItem?: string
}

/** How sure the recall is that the memory holds an answer. `none` is an answer too. */
export type Evidence = 'strong' | 'weak' | 'none'

export interface Answer {
  /** In the question's language. */
  readonly text: string
  /** The card it rests on; null when the evidence is `none` or the answer is a quoted item. */
  readonly card: MemoryCard | null
  readonly evidence: Evidence
}

export interface Hit {
  readonly kind: 'card' | 'item'
  /** Id of the card or item. */
  readonly id: string
  /** 0–1, comparable within one recall; hits come in its order. */
  readonly score: number
  /** Every tier that found it, with its rank there from 1. */
  readonly tiers: Readonly<Partial<Record<RecallTier, number>>>
  /** The words it rests on, as they were said. */
  readonly quote: string
  readonly saidAt: EpochMs | null
  readonly card: MemoryCard | null
  /** The item itself, or the item the card came from. */
  readonly item: MemoryItem | null
  /** False for records that are no longer true. */
  readonly active: boolean
}

export interface TraceCandidate {
  readonly kind: 'card' | 'item'
  readonly id: string
  readonly tier: RecallTier
  /** Rank in its tier, from 1. */
  readonly rank: number
  /** Score in its tier's own scale. */
  readonly score: number
  readonly quote: string
}

export interface TraceDrop {
  readonly kind: 'card' | 'item'
  readonly id: string
  readonly stage: 'active' | 'echo' | 'fuse' | 'limit' | 'exclude'
  readonly reason: string
}

export interface TraceTier {
  readonly tier: RecallTier
  readonly ran: boolean
  /** Why it ran or did not. */
  readonly reason: string
  readonly candidates: number
  readonly ms: number
}

/** The record of a recall. Stable JSON: fields are only added. */
export interface RecallTrace {
  readonly version: 1
  readonly query: string
  readonly normalized: string
  /** After pronouns were made one. */
  readonly matched: string
  readonly languages: readonly string[]
  readonly detection: Detection
  readonly expansions: readonly {
    readonly kind: ExpansionKind
    readonly text: string
    readonly terms: readonly string[]
    readonly weight: number
    readonly cached: boolean
  }[]
  readonly tiers: readonly TraceTier[]
  readonly candidates: readonly TraceCandidate[]
  readonly dropped: readonly TraceDrop[]
  readonly ranking: { readonly rule: string; readonly reason: string }
  readonly evidence: { readonly level: Evidence; readonly reasons: readonly string[] }
  /** Milliseconds by stage; `total` is the whole recall. */
  readonly timings: Readonly<Record<string, number>>
}

export interface RecallResult {
  readonly query: string
  readonly answer: Answer
  readonly hits: readonly Hit[]
  readonly evidence: Evidence
  readonly reasons: readonly string[]
  readonly detection: Detection
  readonly trace?: RecallTrace
}
