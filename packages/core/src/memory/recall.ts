import type { RecallOptions, RecallResult } from '../api/recall.ts'
import type { Moment } from '../api/time.ts'
import type { Engine } from '../engine.ts'
import { checkMoment } from '../input/moment.ts'
import { checkText } from '../input/text.ts'
import type { NormalizedText } from '../plugin/text.ts'
import type { ScopeView } from '../plugin/store.ts'
import { prepare } from '../query/prepare.ts'
import type { PreparedQuery } from '../query-plan.ts'
import { recallIn } from '../recall/recall.ts'
import type { Tracer } from '../recall/trace.ts'
import { checkLimit, checkOptions } from './page.ts'
import { readScope } from './read-scope.ts'

/** The read path of DESIGN §7 on one snapshot of the scope, as it stood `at` a moment: that of the options, when none is given. */
export async function recall(
  asked: Engine,
  scope: string,
  query: string,
  given: RecallOptions = {},
  at: Moment | null = null,
): Promise<RecallResult> {
  const { options, moment } = placed(checkOptions(given), at)
  const engine = engineAt(asked, moment)
  if (options.limit !== undefined) checkLimit(options.limit)
  // Rarely wanted: loaded when it is.
  const tracer = options.trace ? (await import('../recall/trace.ts')).createTracer(engine.stopwatch) : null
  const checked = checkText('query', query, engine.config.limits.maxQueryBytes)
  const prepareIn = await preparer(engine, scope, checked, options)
  const work = async (view: ScopeView) => {
    const prepared = await prepareIn(view, tracer)
    tracer?.mark('prepare')
    return recallIn(engine, prepared, options.excludeItem ?? null, tracer)
  }
  return readScope(asked, scope, moment, work, true)
}

/** The moment of a recall. It stays among the options, which cursors are bound to. */
function placed({ validAt, knownAt, ...rest }: RecallOptions, at: Moment | null) {
  const moment = at ?? checkMoment({ validAt, knownAt })
  const set = Object.entries(moment).filter(([, time]) => time !== null)
  return { moment, options: { ...rest, ...Object.fromEntries(set) } satisfies RecallOptions }
}

/** "Now" is the moment that is asked about. */
function engineAt(engine: Engine, { validAt, knownAt }: Moment): Engine {
  const now = validAt ?? knownAt
  return now === null ? engine : { ...engine, clock: { zone: engine.clock.zone, now: () => now } }
}

/** Checks the options and makes what prepares a recall, with the query's vector when there is an embedder. */
export async function preparer(
  engine: Engine,
  scope: string,
  query: NormalizedText,
  options: RecallOptions,
): Promise<(view: ScopeView, tracer: Tracer | null) => Promise<PreparedQuery>> {
  const prepareIn = await narrowing(engine, scope, query, options)
  if (engine.embedder === null) return prepareIn
  const { askedVectors } = await import('./asked-vectors.ts')
  const attach = await askedVectors(engine, engine.embedder, scope, query, options.signal)
  return async (view, tracer) => attach(await prepareIn(view, tracer))
}

/** Makes what prepares a recall: among everything, or among what a filter lets pass and page by page. */
async function narrowing(
  engine: Engine,
  scope: string,
  query: NormalizedText,
  options: RecallOptions,
): Promise<(view: ScopeView, tracer: Tracer | null) => Promise<PreparedQuery>> {
  const { filter, cursor } = options
  if (filter === undefined && cursor === undefined)
    return (view, tracer) => prepare(engine, scope, view, query, options, tracer)
  const { narrowed } = await import('./narrowed.ts')
  const { inner, narrowIn } = narrowed(engine, scope, query, options)
  return async (view, tracer) => {
    const narrowing = await narrowIn(view, tracer)
    return { ...(await prepare(engine, scope, narrowing.view, query, inner, tracer)), narrowing }
  }
}
