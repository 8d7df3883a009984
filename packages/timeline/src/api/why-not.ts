import type { ExpansionKind, Detection } from '@recollect/core/extraction'
import type { MemoryCard, EpochMs, Evidence, RecallOptions, RecallTier } from '@recollect/core'
import type { DropStage, RecordRef, ScorePart, TraceTerm } from '@recollect/core/plugin'

/** The recall that is asked about. */
export type WhyNotOptions = Pick<
  RecallOptions,
  'limit' | 'filter' | 'includeInactive' | 'excludeItem' | 'policy' | 'signal'
>

/** `dropped`: a tier found it, and a later stage or a bound left it out. `not_found`: no tier found it. */
export type WhyNotOutcome = 'recalled' | 'dropped' | 'not_found'

/** Reasons as stable words. */
export const WHY_NOT_CODES = [
  /** It is among the hits. */
  'recalled',
  /** `excludeItem` named it. */
  'excluded',
  /** A condition of `filter` does not hold for it. */
  'filtered',
  /** A remembered question does not answer its repetition. */
  'echo',
  /** It is no longer true, and the question is not about the past. */
  'superseded',
  /** The card it gave is there in its place. */
  'behind_card',
  /** Others rank before it. */
  'beyond_limit',
  /** The words it shares are so common that `recall.postingsBudget` was spent before its turn. */
  'over_budget',
  /** Older than the newest 1,000 messages, which the substring tier looks at. */
  'beyond_scan',
  /** The tier that could have found it demands more. */
  'below_threshold',
  /** It shares only words that carry no content, which are not searched. */
  'only_stop_words',
  'no_shared_term',
  /** No part of the query's words stands in it. */
  'no_part',
  /** It has no vector of the present model: `reembed()` makes one. */
  'no_vector',
  /** The query holds nothing but stop words. */
  'stop_words',
  /** The question asks for other slots, or for none. */
  'slot_not_asked',
  'no_slot',
  /** The fact is about somebody else than the question. */
  'entity_differs',
  /** The question is about somebody not tied to the user. */
  'somebody_else',
  /** The message states no fact that cards could hold. */
  'no_card',
  /** It says something else than the query, as far as the exact tier looks. */
  'differs',
  /** The tier is switched off. */
  'off',
  /** The tier did not run, or did not find it, for another reason: see `reason`. */
  'skipped',
  'not_among_found',
] as const
/** Why a record is or is not among the hits, as a stable word. */
export type WhyNotCode = (typeof WHY_NOT_CODES)[number]

/** What one tier made of the record. */
export interface WhyNotCheck {
  readonly tier: RecallTier
  readonly ran: boolean
  readonly found: boolean
  /** Its place in the tier, from 1; null when the tier did not find it. */
  readonly rank: number | null
  readonly code: string
  readonly reason: string
}

/** A term of the query, or of an expansion, that the record holds. */
export interface WhyNotTerm extends TraceTerm {
  /** False when the budget was spent before this record was read under the term. */
  readonly inBudget: boolean
}

/** An expansion that would have brought query and record together. */
export interface WhyNotExpansion {
  readonly kind: ExpansionKind
  /** The terms that would have met. */
  readonly terms: readonly string[]
  /** `query`: it expands the query, and is switched off. `record`: it leads from the record's words to the query's, not back. */
  readonly from: 'query' | 'record'
}

/** A record worth looking at instead: what stands in its place, the version after it, or the message a fact came from. */
export interface WhyNotInstead extends RecordRef {
  readonly why: 'behind' | 'replaced_by' | 'source'
  readonly quote: string
  /** Its place among the hits, from 1; null when it is none. */
  readonly rank: number | null
}

/** Why one record was, or was not, among the hits. Stable JSON: fields are only added. */
export interface WhyNot extends RecordRef {
  readonly version: 1
  readonly query: string
  readonly quote: string
  /** When it was said. */
  readonly saidAt: EpochMs | null
  /** False for records that are no longer true. */
  readonly active: boolean
  /** What a card is about; null for items. */
  readonly fact: Pick<MemoryCard, 'entity' | 'slot' | 'facet'> | null
  readonly outcome: WhyNotOutcome
  /** Where it ended: a stage, the tier that could have found it, or `hits`. */
  readonly stage: 'hits' | 'budget' | DropStage | RecallTier
  readonly code: WhyNotCode
  readonly reason: string
  /** Conditions of the filter that do not hold for it. */
  readonly conditions: readonly string[]
  /** Place in the final order, from 1: within `limit` for a hit, beyond it for what the limit left out. */
  readonly rank: number | null
  /** 0–1, in that order. */
  readonly score: number | null
  /** What the score is made of. */
  readonly parts: readonly ScorePart[]
  readonly limit: number
  /** Score of the last hit; null when there is none. */
  readonly lowest: number | null
  readonly instead: WhyNotInstead | null
  readonly detection: Detection
  readonly evidence: Evidence
  readonly terms: {
    /** What was looked for. */
    readonly query: readonly TraceTerm[]
    readonly shared: readonly WhyNotTerm[]
    /** What the record is found by, up to 64. */
    readonly record: readonly string[]
    /** Words both hold that carry no content. */
    readonly stopWords: readonly string[]
  }
  readonly checks: readonly WhyNotCheck[]
  readonly expansions: readonly WhyNotExpansion[]
}
