import { termsOrPictures } from '../text/emoji.ts'
import { expansionKinds } from '../config/steps.ts'
import type { Engine } from '../engine.ts'
import { readNames } from '../known/known-reader.ts'
import { mayRefer } from '../known/read-as-known.ts'
import type { Known } from '../plugin/known.ts'
import type { ScopeView } from '../plugin/store.ts'
import type { Expansion } from '../plugin/query.ts'
import type { NormalizedText } from '../plugin/text.ts'
import type { RecallOptions } from '../api/recall.ts'
import type { QueryPlan, TraceNotes, PlannedQuery } from '../query-plan.ts'
import { isConversation } from '../text/request.ts'
import type { Detection } from '../types/question.ts'
import { askedDate, withDefaultSlots, detectQuestion, readCues, genericDetection } from './detect-question.ts'
import { expandQuery, weightTerms, besideWeights, fadingWeights } from './expand-query.ts'
import type { QueryPart } from './split-query.ts'

/** What all parts of one recall share. */
export interface Recalled {
  readonly engine: Engine
  readonly scope: string
  readonly view: ScopeView
  /** The query as it was asked. */
  readonly whole: NormalizedText
  readonly options: RecallOptions
  readonly notes: TraceNotes | null
}

/** Detects, expands and weighs one part of a query. */
export async function preparePart(
  recall: Recalled,
  query: NormalizedText,
  part?: QueryPart,
): Promise<PlannedQuery> {
  const { engine, view, options, notes } = recall
  const { packs, config, matcher, termsOf, slots, clock } = engine
  const terms = termsOrPictures(termsOf, part?.asked ?? query.text)
  const asks = !config.query.off.includes('detection') && !isConversation(query.text)
  const known = asks ? await knownIn(recall, query) : undefined
  const detection = asks ? detect(engine, query, new Set(terms).size, known) : nothingAsked(engine)
  const { expansions, cached } = await expansionsOf(recall, query, detection)
  const past = detection.type === 'update' || detection.time === 'past'
  const plan: QueryPlan = {
    view,
    config,
    query,
    whole: recall.whole,
    detection,
    date: asks ? askedDate(packs, query, clock) : null,
    terms,
    weights: weightsOf(engine, query, expansions, part, terms),
    cues: readCues(packs, query),
    matcher,
    slots,
    termsOf,
    limit: options.limit ?? config.recall.limit,
    includeInactive: options.includeInactive ?? past,
    includeMistakes: options.includeInactive ?? false,
    filtered: options.filter !== undefined,
    notes,
  }
  const languages = packs.filter((pack) => pack.score(query.text) > 0).map((pack) => pack.language)
  const matched = matcher.message(query.source)
  const trace = { query: query.source, normalized: query.text, matched, languages, expansions, cached }
  return { plan, trace }
}

const nothingAsked = ({ packs, config }: Engine): Detection =>
  genericDetection(config.recall.language ?? packs[0]?.language ?? 'und')

/** Who is known by name, where the query may name somebody. */
async function knownIn({ engine, view }: Recalled, query: NormalizedText): Promise<Known | undefined> {
  if (!mayRefer(engine.packs, query).name) return undefined
  return { names: await readNames(view), before: [] }
}

function detect(engine: Engine, query: NormalizedText, contentTerms: number, known?: Known): Detection {
  const { packs, clock, slots } = engine
  const isWorded = packs.some((pack) => pack.score(query.text) > 0)
  if (!isWorded) return withDefaultSlots(nothingAsked(engine), contentTerms)
  const context = { now: clock.now(), zone: clock.zone, slots }
  return withDefaultSlots(detectQuestion(packs, query, context, known), contentTerms)
}

async function expansionsOf(
  { engine, scope, view }: Recalled,
  query: NormalizedText,
  detection: Detection,
): Promise<{ readonly expansions: readonly Expansion[]; readonly cached: boolean }> {
  const { packs, config, termsOf } = engine
  const { off } = config.query
  const kinds = expansionKinds(off)
  if (kinds.length === 0) return { expansions: [], cached: false }
  // With one pack, what was said in other languages is not looked for.
  const cut = packs.length > 1 ? termsOf : undefined
  const make = () => expandQuery(packs, query, detection, kinds, cut)
  return off.includes('expansion_cache')
    ? { expansions: make(), cached: false }
    : engine.expansions.find(scope, view.expansions, query.text, make)
}

/** Own, expanded and partial terms with their weights, less for what is old or only said beside the question. */
function weightsOf(
  { config, termsOf, piecesOf }: Engine,
  { text }: NormalizedText,
  expansions: readonly Expansion[],
  part: QueryPart | undefined,
  asked: readonly string[],
): ReadonlyMap<string, number> {
  const pieces = config.query.off.includes('subwords') ? [] : piecesOf(text)
  const own = part ? termsOf(text) : asked
  const weights = fadingWeights(text, weightTerms(own, expansions, pieces), termsOf)
  return part ? besideWeights(weights, new Set(asked), termsOf(part.besides)) : weights
}
