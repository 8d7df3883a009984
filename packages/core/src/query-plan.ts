import type { Config } from './config/schema.ts'
import type { Matcher } from './text/match-form.ts'
import type { TermsOf } from './text/terms.ts'
import type { NormalizedText } from './plugin/text.ts'
import type { SlotRegistry } from './plugin/slots.ts'
import type { ScopeView } from './plugin/store.ts'
import type { Expansion } from './plugin/query.ts'
import type { Detection } from './types/question.ts'

/** Everything the tiers need to know about one recall. */
export interface QueryPlan {
  readonly view: ScopeView
  readonly config: Config
  readonly query: NormalizedText
  readonly detection: Detection
  /** Index terms of the query's own words. */
  readonly terms: readonly string[]
  /** Own and expanded terms with their weights. */
  readonly weights: ReadonlyMap<string, number>
  readonly matcher: Matcher
  readonly slots: SlotRegistry
  readonly termsOf: TermsOf
  readonly limit: number
  readonly includeInactive: boolean
}

/** A plan with what the trace says about how it came to be. */
export interface PreparedQuery {
  readonly plan: QueryPlan
  readonly trace: {
    readonly query: string
    readonly normalized: string
    readonly matched: string
    readonly languages: readonly string[]
    readonly expansions: readonly Expansion[]
    readonly cached: boolean
  }
}
