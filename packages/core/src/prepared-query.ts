import type { Narrowing, QueryPlan, TracedQuery } from './query-plan.ts'
import type { Hit } from './api/recall.ts'
import type { Teller } from './recall/knowledge/teller.ts'
import type { Tracer } from './recall/trace/trace.ts'

/** A plan with what the trace says about how it came to be. */
export interface PreparedQuery {
  /** Of the only part, or the first. */
  readonly plan: QueryPlan
  /** Of the other parts of a query that asks for several things. */
  readonly more?: readonly QueryPlan[]
  readonly narrowing?: Narrowing | null
  /** Where the scope has knowledge or episodes and they are asked of. */
  readonly knowledge?: {
    teller(prepared: PreparedQuery, excludeItem: string | null, tracer: Tracer | null): Teller
    /** Notes what is shown, to be written later. */
    note(hits: readonly Hit[]): void
  }
  readonly trace: TracedQuery
}
