import type { RecallOptions, RecallResult, RecallTrace } from '../api/recall.ts'
import type { Engine } from '../engine.ts'
import { readQuery } from '../input/text.ts'
import type { ScopeView } from '../plugin/store.ts'
import type { QueryPlan } from '../query-plan.ts'
import { recallIn } from '../recall/recall.ts'
import { createTracer } from '../recall/trace/trace.ts'
import { NOW } from './read-scope.ts'
import { engineAt, preparer } from './recall.ts'

/** A recall with its trace, and what it went by. */
export interface TracedRecall {
  readonly plan: QueryPlan
  /** Plans of the other parts of the query. */
  readonly more: readonly QueryPlan[]
  readonly result: RecallResult
  readonly trace: RecallTrace
}

/** Makes a recall of what holds now that is to be looked into: it runs on its caller's view, as often as wanted, by plans as changed. */
export async function tracedRecaller(
  asked: Engine,
  scope: string,
  query: string,
  options: RecallOptions,
): Promise<(view: ScopeView, change?: (plan: QueryPlan) => QueryPlan) => Promise<TracedRecall>> {
  const engine = engineAt(asked, NOW)
  const checked = readQuery('query', query, engine.config.limits.maxQueryBytes)
  const prepareIn = await preparer(engine, scope, checked, options)
  return async (view, change = (plan) => plan) => {
    const tracer = createTracer(engine.stopwatch)
    const prepared = await prepareIn(view, tracer)
    const plan = change(prepared.plan)
    const more = prepared.more?.map(change) ?? []
    const result = await recallIn(engine, { ...prepared, plan, more }, options.excludeItem ?? null, tracer)
    return { plan, more, result, trace: traceOf(result) }
  }
}

function traceOf({ trace }: RecallResult): RecallTrace {
  if (!trace) throw new TypeError('A traced recall has a trace')
  return trace
}
