import type { RecallOptions } from '../api/recall.ts'
import type { Engine } from '../engine.ts'
import { checkRecallFilter } from '../input/filters.ts'
import type { NormalizedText } from '../plugin/text.ts'
import type { ScopeView } from '../plugin/store.ts'
import type { Narrowing } from '../recall/filter/narrow.ts'
import { askedFor, narrow, PAGED_DEPTH } from '../recall/filter/narrow.ts'
import type { Tracer } from '../recall/trace/trace.ts'

/** Reads `filter` and `cursor`. @throws InvalidInputError for a filter, and later InvalidCursorError, that cannot be used. */
export function narrowed(
  engine: Engine,
  scope: string,
  { source }: NormalizedText,
  options: RecallOptions,
): {
  /** The options of the recall that pages are cut from. */
  readonly inner: RecallOptions
  narrowIn(view: ScopeView, tracer: Tracer | null): Promise<Narrowing>
} {
  const { cursor, limit = engine.config.recall.limit } = options
  const filter = checkRecallFilter(options.filter === undefined ? {} : options.filter)
  const asked = askedFor(scope, source, options, filter)
  return {
    inner: cursor === undefined ? options : { ...options, limit: PAGED_DEPTH },
    narrowIn: (view, tracer) => narrow(view, { filter, cursor, asked, limit }, tracer),
  }
}
