import type { RecallOptions, RecallResult } from '../api/recall.ts'
import type { Moment } from '../api/time.ts'
import type { Engine } from '../engine.ts'
import { checkMoment } from '../input/values.ts'
import { readQuery } from '../input/text.ts'
import type { NormalizedText } from '../plugin/text.ts'
import type { EventDate } from '../types/time.ts'
import type { ScopeView } from '../plugin/store.ts'
import { prepare } from '../query/prepare.ts'
import type { PreparedQuery } from '../recall/prepared-query.ts'
import { recallIn } from '../recall/recall.ts'
import type { Tracer } from '../recall/trace/trace.ts'
import type { OptionNames } from '../util/objects.ts'
import { checkLimit, checkOptions } from '../input/page.ts'
import { NOW, readScope } from './read-scope.ts'
import { withKnowledge } from './with-knowledge.ts'

/** The way of a question, on one snapshot of the scope as it stood `at` a moment: that of the options, when none is given. */
export async function recall(
  asked: Engine,
  scope: string,
  query: string,
  given: RecallOptions = {},
  at: Moment | null = null,
): Promise<RecallResult> {
  const { options, moment } = placed(checkOptions('recall', given, RECALL_OPTIONS), at)
  const engine = engineAt(asked, moment)
  if (options.limit !== undefined) checkLimit(options.limit)
  // Rarely wanted: loaded when it is.
  const tracer = options.trace
    ? (await import('../recall/trace/trace.ts')).createTracer(engine.stopwatch)
    : null
  const checked = readQuery('query', query, engine.config.limits.maxQueryBytes)
  const prepareIn = await preparer(engine, scope, checked, options)
  const work = async (view: ScopeView) => {
    const prepared = await prepareIn(view, tracer)
    tracer?.mark('prepare')
    const result = await recallIn(engine, prepared, options.excludeItem ?? null, tracer)
    prepared.knowledge?.note(result.hits)
    return result
  }
  return readScope(asked, scope, moment, work, true)
}

const RECALL_OPTIONS: OptionNames<RecallOptions> = {
  ...{ limit: true, filter: true, cursor: true, trace: true, policy: true, includeInactive: true },
  ...{ validAt: true, knownAt: true, excludeItem: true, signal: true },
}

/** The moment of a recall. It stays among the options, which cursors are bound to. */
function placed({ validAt, knownAt, ...rest }: RecallOptions, at: Moment | null) {
  const moment = at ?? checkMoment({ validAt, knownAt })
  const set = Object.entries(moment).filter(([, time]) => time !== null)
  return { moment, options: { ...rest, ...Object.fromEntries(set) } satisfies RecallOptions }
}

/**
 * "Now" is the moment that is asked about, and one moment for the whole of a question: what it names by "now" is over when a slow recall
 * reads the clock again.
 */
export function engineAt(engine: Engine, { validAt, knownAt }: Moment): Engine {
  const now = validAt ?? knownAt ?? engine.clock.now()
  return { ...engine, clock: { zone: engine.clock.zone, now: () => now } }
}

/** A recall with the terms it looked for: 1 for words of the query, less for what they were expanded to. */
export interface WeightedRecall {
  readonly result: RecallResult
  readonly weights: ReadonlyMap<string, number>
  /** The time its words are about; null when they name none. */
  readonly date: EventDate | null
}

/** Makes a recall of what holds now that runs on its caller's view: in one snapshot with what else is read there. */
export async function recaller(
  engine: Engine,
  scope: string,
  query: NormalizedText,
): Promise<(view: ScopeView) => Promise<WeightedRecall>> {
  const at = engineAt(engine, NOW)
  const prepareIn = await preparer(at, scope, query, {}, false)
  return async (view) => {
    const prepared = await prepareIn(view, null)
    const { weights, date } = prepared.plan
    return { result: await recallIn(at, prepared, null, null), weights, date }
  }
}

type Preparing = (view: ScopeView, tracer: Tracer | null) => Promise<PreparedQuery>

/**
 * Checks the options and makes what prepares a recall, with the query's vector when there is an embedder, and with knowledge where there is
 * some. `whole`: not of facts and messages alone.
 */
export async function preparer(
  engine: Engine,
  scope: string,
  query: NormalizedText,
  options: RecallOptions,
  whole = true,
): Promise<Preparing> {
  if (options.policy !== undefined) (await import('../input/values.ts')).checkPolicy(options.policy)
  const prepareIn = await narrowing(engine, scope, query, options)
  const prepareAll: Preparing = async (view, tracer) => {
    const prepared = await prepareIn(view, tracer)
    return whole ? withKnowledge(engine, scope, view, options, prepared) : prepared
  }
  if (engine.embedder === null) return prepareAll
  const { askedVectors } = await import('./embedding/asked-vectors.ts')
  const attach = await askedVectors(engine, engine.embedder, scope, query, options.signal)
  return async (view, tracer) => attach(await prepareAll(view, tracer))
}

/** Makes what prepares a recall: among everything, or among what a filter lets pass and page by page. */
async function narrowing(
  engine: Engine,
  scope: string,
  query: NormalizedText,
  options: RecallOptions,
): Promise<Preparing> {
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
