import type { Config } from './config/schema.ts'
import type { Matcher } from './text/match-form.ts'
import type { TermsOf } from './text/terms.ts'
import type { NormalizedText } from './plugin/text.ts'
import type { SlotRegistry } from './plugin/slots.ts'
import type { PostingsResult, SpaceCount } from './plugin/search.ts'
import type { ScopeView } from './plugin/store.ts'
import type { Expansion } from './plugin/query.ts'
import type { ScorePart, TraceOmission } from './api/recall.ts'
import type { Detection } from './types/question.ts'
import type { EventDate } from './types/time.ts'

/** What steps tell the trace beside their results. */
export interface TraceNotes {
  /** Begins the scoring of what a look-up of terms found: `add` what each term is worth to an item, at last ask for its parts. */
  scoring(
    found: PostingsResult,
    weights: ReadonlyMap<string, number>,
    plan: Pick<QueryPlan, 'terms' | 'weights'>,
  ): {
    add(seq: number, term: string, value: number): void
    /** What something else than a term is worth to it. */
    boost(seq: number, name: string, value: number): void
    of(seq: number): readonly ScorePart[]
  }
  /** Found, but left out before they became candidates. */
  omitted(omission: TraceOmission): void
}

/** The query as a vector; null when there is none, and why. */
export interface QueryVector {
  /** What the scope keeps of the present model, and how many vectors of others. */
  readonly space: SpaceCount & { readonly others: number }
  readonly vector: Float32Array | null
  readonly code: string
  readonly reason: string
}

/** What the wording of one query tells the ranking. */
export interface AskedCues {
  /** The words of the assistant are asked for. */
  readonly assistantSaid: boolean
  /** Help or advice is asked for. */
  readonly request: boolean
  readonly describes: boolean
  readonly refersBack: boolean
  readonly elided: boolean
  readonly everybody: boolean
  /** Whether a message states a standing wish. */
  isStanding(text: string): boolean
}

/** Everything the tiers need to know about one recall. */
export interface QueryPlan {
  readonly view: ScopeView
  readonly config: Config
  readonly query: NormalizedText
  /** The whole query this is a part of. */
  readonly whole: NormalizedText
  readonly detection: Detection
  /** The time the question is about; null when it names none. */
  readonly date: EventDate | null
  /** Index terms of the query's own words. */
  readonly terms: readonly string[]
  /** Own and expanded terms with their weights. */
  readonly weights: ReadonlyMap<string, number>
  readonly cues: AskedCues
  readonly matcher: Matcher
  readonly slots: SlotRegistry
  readonly termsOf: TermsOf
  readonly limit: number
  readonly includeInactive: boolean
  /** Also what was said by mistake: only when the caller asks for all that is inactive. */
  readonly includeMistakes: boolean
  /** A filter is set: most of what is found may be left out, so that more must be looked at. */
  readonly filtered: boolean
  /** Null unless a trace was asked for: nothing is built for it then. */
  readonly notes: TraceNotes | null
  /** With an embedder only. */
  readonly vector?: QueryVector
}

/** What a trace says of the query itself. */
export interface TracedQuery {
  readonly query: string
  readonly normalized: string
  readonly matched: string
  readonly languages: readonly string[]
  readonly expansions: readonly Expansion[]
  readonly cached: boolean
}

/** The plans of a query, with what the trace says about how they came to be. */
export interface PlannedQuery {
  /** Of the only part, or the first. */
  readonly plan: QueryPlan
  /** Of the other parts of a query that asks for several things. */
  readonly more?: readonly QueryPlan[]
  readonly trace: TracedQuery
}
