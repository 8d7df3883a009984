import type { Config } from './config/schema.ts'
import type { AskedCues } from './query/read-cues.ts'
import type { Matcher } from './text/match-form.ts'
import type { TermsOf } from './text/terms.ts'
import type { NormalizedText } from './plugin/text.ts'
import type { SlotRegistry } from './plugin/slots.ts'
import type { PostingsResult } from './plugin/search.ts'
import type { ScopeView } from './plugin/store.ts'
import type { SpaceCount } from './plugin/vectors.ts'
import type { Expansion } from './plugin/query.ts'
import type { ScorePart, TraceOmission } from './api/recall.ts'
import type { Fused } from './recall/ranking/fuse.ts'
import type { MemoryItem } from './types/item.ts'
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

/** A recall among some of the records only, or a page of one. */
export interface Narrowing {
  /** The scope as if it held only what passes. */
  readonly view: ScopeView
  /** Puts the fused hits into the kind that is asked for. */
  shape(fused: readonly Fused[]): Promise<readonly Fused[]>
  /** Why knowledge that rests on a message does not pass; null: it does. */
  missOf(item: MemoryItem | null): string | null
  /** Cuts what is shown from all that is ranked; `next` continues it. */
  page(ranked: readonly Fused[]): { readonly hits: readonly Fused[]; readonly next: string | null }
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
