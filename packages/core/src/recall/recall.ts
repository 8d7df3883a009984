import type { Hit, RecallResult } from '../api/recall.ts'
import type { Engine } from '../engine.ts'
import type { QueryPlan } from '../query-plan.ts'
import type { Narrowing } from './filter/narrow.ts'
import type { PreparedQuery } from './prepared-query.ts'
import { chosenCards, findAnswer, sayAnswer } from './answer/answer.ts'
import { withAnswer, joinAnswers } from './answer/answer-material.ts'
import { withoutMistakes } from './answer/fits-question.ts'
import { tiersOf, together } from './find-tier.ts'
import type { FindTier } from './find-tier.ts'
import { fuse } from './ranking/fuse.ts'
import type { Fused } from './ranking/fuse.ts'
import { toHits, markInstructions } from './hits.ts'
import type { Teller } from './knowledge/teller.ts'
import { namedSlots, ofSlot } from './named-slots.ts'
import { interleave, dropIneligible, withShares } from './ranking/select.ts'
import type { PartAnswer } from './answer/answer-material.ts'
import { rankByType, saidOnce } from './ranking/rank.ts'
import { runTiers } from './run-tiers.ts'
import { cardTier } from './tiers/card.ts'
import { linkedTier } from './tiers/exact.ts'
import type { Tracer } from './trace/trace.ts'

/** Hits whose words may answer. */
const QUOTABLE = 10
/** Hits the evidence is judged by, whatever the limit: as many as its thresholds were found with. */
const JUDGED = 50

/** Runs the tiers on each part of a prepared query and says what was found: tiers → fuse → rank → select → answer. */
export async function recallIn(
  engine: Engine,
  prepared: PreparedQuery,
  excludeItem: string | null,
  tracer: Tracer | null,
): Promise<RecallResult> {
  const { plan, more = [], trace, narrowing = null } = prepared
  const teller = prepared.knowledge?.teller(prepared, excludeItem, tracer) ?? null
  const find = (part: QueryPlan) => findPart(engine, part, { excludeItem, narrowing, teller, tracer })
  const parts = await together([plan, ...more], find, tracer)
  const [first, ...others] = parts
  const best = merged(parts, (part) => part.best).slice(0, plan.limit)
  const { hits: shown, next } = narrowing?.page(best) ?? { hits: best, next: null }
  tracer?.ordered(
    shown,
    merged(parts, ({ all }) => all),
  )
  // The answer is that of the whole recall, whichever page is shown.
  const apart = narrowing !== null || teller !== null || others.length > 0 || plan.limit < QUOTABLE
  const lists = apart ? parts.map(({ quotable }) => toHits(plan.view, quotable)) : []
  const [bare, ...quotable] = await Promise.all([toHits(plan.view, shown), ...lists])
  const hits = markInstructions(teller ? await teller.attach(bare) : bare)
  const say = (part: Part, at = 0) => sayPart(engine, teller, part, quotable[at] ?? hits)
  const said = await Promise.all([say(first), ...others.map((part, at) => say(part, at + 1))])
  const { answer, judgement } = others.length > 0 ? joinAnswers(said) : said[0]
  tracer?.mark('answer')
  const { detection } = plan
  const base = { query: trace.query, answer, hits, evidence: judgement.level, reasons: judgement.reasons }
  const policy = teller ? { policy: teller.policy } : {}
  const result: RecallResult = { ...base, detection, next, ...policy }
  const { ranking } = first
  return tracer
    ? { ...result, trace: tracer.finish({ ...trace, plan, ranking, judgement, detection }) }
    : result
}

async function sayPart(
  engine: Engine,
  teller: Teller | null,
  { plan, found, told }: Part,
  hits: readonly Hit[],
): Promise<PartAnswer> {
  const said = joinAnswers(await together(found, (one) => sayAnswer(engine, plan, one, hits), null))
  return teller && told ? teller.answer(plan, told, said, hits) : said
}

const merged = (parts: readonly Part[], listOf: (part: Part) => readonly Fused[]) =>
  interleave(parts.map(listOf), ({ kind, id }) => `${kind}:${id}`)

const isOthers = ({ item }: Fused): boolean => item !== null && item.role !== 'user'

type Part = Awaited<ReturnType<typeof findPart>>

interface Terms {
  readonly excludeItem: string | null
  readonly narrowing: Narrowing | null
  readonly teller: Teller | null
  readonly tracer: Tracer | null
}

/** The cards that may answer, for each slot of one's own that the question names. */
async function choicesOf(engine: Engine, plan: QueryPlan, find: FindTier) {
  const results = await Promise.all([find(cardTier), find(linkedTier)])
  const chooseOf = async (slot: string | null) => ({
    slot,
    choice: await chosenCards(engine, plan, ofSlot(results, slot)),
  })
  return together(namedSlots(results), chooseOf, null)
}

/** What one part of the query finds, in its order, and the cards that answer it, for each slot of one's own that it names. */
async function findPart(engine: Engine, plan: QueryPlan, { excludeItem, narrowing, teller, tracer }: Terms) {
  const find = tiersOf(plan)
  const choose = () => choicesOf(engine, plan, find)
  // Facts are found by these two. What an answer may rest on beside them is read while messages are; with a trace, after them.
  const [results, chosen, alongside] = await Promise.all([
    runTiers(plan, find, tracer),
    tracer === null ? choose() : undefined,
    tracer === null ? teller?.find(plan) : undefined,
  ])
  const told = alongside ?? (await teller?.find(plan)) ?? null
  const fused = fuse(results, tracer !== null)
  tracer?.fused(results, fused)
  const shaped = narrowing ? await narrowing.shape(fused) : fused
  const meant =
    plan.includeInactive && !plan.includeMistakes ? await withoutMistakes(plan, shaped, tracer) : shaped
  const eligible = dropIneligible(meant, plan, excludeItem, tracer)
  const shared = eligible.some(isOthers) ? withShares(eligible, plan) : eligible
  const ranking = rankByType(shared, plan.detection)
  tracer?.mark('fuse')
  const cards = chosen === undefined ? await choose() : chosen
  const judged = ranking.hits.slice(0, JUDGED)
  const found = await together(
    cards,
    ({ slot, choice }) => findAnswer(plan, ofSlot(results, slot), choice, judged),
    null,
  )
  const answering = found[0].judged.level === 'weak' ? null : found[0].choice
  const once = saidOnce(ranking.hits)
  const upTo = (limit: number) => withAnswer(once.slice(0, limit), answering, excludeItem, { ...plan, limit })
  const put = (base: readonly Fused[]) => (teller && told ? teller.put(base, told) : base)
  return {
    ...{ plan, ranking, found, told },
    all: put(ranking.hits),
    best: put(upTo(plan.limit)).slice(0, plan.limit),
    quotable: upTo(QUOTABLE),
  }
}
