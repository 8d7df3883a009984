import type { PlannedQuery } from '../query-plan.ts'
import type { Narrowing } from './filter/narrow.ts'
import type { Hit } from '../api/recall.ts'
import type { Teller } from './knowledge/teller.ts'
import type { Tracer } from './trace/trace.ts'

/** What a recall is made of. */
export interface PreparedQuery extends PlannedQuery {
  readonly narrowing?: Narrowing | null
  /** Where the scope has knowledge or episodes and they are asked of. */
  readonly knowledge?: {
    teller(prepared: PreparedQuery, excludeItem: string | null, tracer: Tracer | null): Teller
    /** Notes what is shown, to be written later. */
    note(hits: readonly Hit[]): void
  }
}
