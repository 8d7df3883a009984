import type { Engine } from '../engine.ts'
import type { ScopeView } from '../plugin/store.ts'
import type { NormalizedText } from '../plugin/text.ts'
import type { RecallOptions } from '../api/recall.ts'
import { detectQuestion } from './detect-question.ts'
import { expandQuery, weightTerms } from './expand-query.ts'
import { genericDetection } from './rule-detector.ts'
import { withDefaultSlots } from './default-slots.ts'
import type { PreparedQuery, QueryPlan } from '../query-plan.ts'
import type { Detection } from '../types/question.ts'

/** Normalise, detect, expand. */
export async function prepare(
  engine: Engine,
  scope: string,
  view: ScopeView,
  query: NormalizedText,
  options: RecallOptions,
): Promise<PreparedQuery> {
  const { packs, config, matcher, termsOf } = engine
  const terms = termsOf(query.text)
  const detection = detect(engine, query, new Set(terms).size)
  const strategies = config.query.expansionStrategies
  const make = () => expandQuery(packs, query, detection, strategies)
  const { expansions, cached } = !config.query.enableExpansion
    ? { expansions: [], cached: false }
    : config.query.cacheExpansions
      ? await engine.expansions.find(scope, view.expansions, query.text, make)
      : { expansions: make(), cached: false }
  const past = detection.type === 'update' || detection.time === 'past'
  const plan: QueryPlan = {
    view,
    config,
    query,
    detection,
    terms,
    weights: weightTerms(terms, expansions),
    matcher,
    slots: engine.slots,
    termsOf,
    limit: options.limit ?? config.recall.limit,
    includeInactive: options.includeInactive ?? past,
  }
  const languages = packs.filter((pack) => pack.score(query.text) > 0).map((pack) => pack.language)
  const matched = matcher.message(query.source)
  return {
    plan,
    trace: { query: query.source, normalized: query.text, matched, languages, expansions, cached },
  }
}

function detect(
  { packs, config, clock, slots }: Engine,
  query: NormalizedText,
  contentTerms: number,
): Detection {
  if (!config.query.enableDetection) return genericDetection(packs[0]?.language ?? 'und')
  const context = { now: clock.now(), zone: clock.zone, slots }
  return withDefaultSlots(detectQuestion(packs, query, context), contentTerms)
}
