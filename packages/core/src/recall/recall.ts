import type { Answer, RecallResult } from '../api/recall.ts'
import type { Engine } from '../engine.ts'
import type { AnswerTemplates } from '../plugin/answers.ts'
import type { PreparedQuery, QueryPlan } from '../query-plan.ts'
import type { MemoryCard } from '../types/card.ts'
import type { Detection } from '../types/question.ts'
import type { TierResult } from './candidate.ts'
import { withAnswer } from './answer-hit.ts'
import { chooseAnswer } from './choose-answer.ts'
import { ABOUT_OTHERS, judgeEvidence } from './evidence.ts'
import type { Judgement } from './evidence.ts'
import { fitsQuestion } from './fits-question.ts'
import { fuse } from './fuse.ts'
import type { Fused } from './fuse.ts'
import { toHits } from './hits.ts'
import { ownQuote } from './own-quote.ts'
import { rankByType } from './rank.ts'
import { readHistory } from './read-history.ts'
import { dropIneligible, takeBest } from './select.ts'
import { runTiers } from './run-tiers.ts'
import type { Tracer } from './trace.ts'

/** Runs the tiers on a prepared query and says what was found: tiers → fuse → rank → select → answer. */
export async function recallIn(
  engine: Engine,
  { plan, trace }: PreparedQuery,
  excludeItem: string | null,
  tracer: Tracer | null,
): Promise<RecallResult> {
  const { detection, view, query } = plan
  const results = await runTiers(plan, tracer)
  const fused = fuse(results)
  tracer?.fused(results, fused)
  const ranking = rankByType(dropIneligible(fused, plan, excludeItem, tracer), detection)
  const chosen = takeBest(ranking.hits, plan.limit, tracer)
  tracer?.mark('fuse')
  const history = await readHistory(view, detection, results)
  const active = results.flatMap((r) => (r.tier === 'card' ? r.candidates.flatMap((c) => c.card ?? []) : []))
  const { slots } = engine
  const chosenCards = chooseAnswer({ detection, active, history, slots, values: engine.values })
  const { choice, coverage } = weigh(chosenCards, results, chosen, plan)
  const found = judgeEvidence(
    choice && { form: choice.form, coverage },
    chosen,
    plan.config.recall.weakCoverage,
  )
  const hits = await toHits(
    view,
    withAnswer(chosen, found.level === 'weak' ? null : choice, excludeItem, plan),
  )
  const quote = choice || found.level === 'none' ? '' : await ownQuote(view, detection, hits)
  const judgement = quote === null ? ABOUT_OTHERS : found
  const answer = wordAnswer(engine, plan, choice, judgement, quote ?? '')
  tracer?.mark('answer')
  const base = { query: query.source, answer, hits, evidence: judgement.level, reasons: judgement.reasons }
  const result: RecallResult = { ...base, detection }
  return tracer ? { ...result, trace: tracer.finish({ ...trace, ranking, judgement, detection }) } : result
}

type Choice = ReturnType<typeof chooseAnswer>

/** Cards beside the point give way to a message that holds enough of the question. */
function weigh(choice: Choice, results: readonly TierResult[], hits: readonly Fused[], plan: QueryPlan) {
  const coverage = choice ? coverageOf(choice.cards, results, plan.detection) : 0
  const messages = hits.filter((hit) => hit.kind === 'item').map((hit) => hit.coverage)
  const better = coverage === 0 && Math.max(0, ...messages) >= plan.config.recall.weakCoverage
  return { choice: better ? null : choice, coverage }
}

/** How much the best of the answering cards has to do with the question; cards from the history are there because it asked for them. */
function coverageOf(
  cards: readonly MemoryCard[],
  results: readonly TierResult[],
  detection: Detection,
): number {
  if (!cards.some((card) => fitsQuestion(detection, card))) return 0
  const found = results
    .flatMap((result) => result.candidates)
    .filter((c) => cards.some((card) => card.id === c.card?.id))
  return found.length === 0 ? 1 : Math.max(...found.map((candidate) => candidate.coverage))
}

function wordAnswer(
  engine: Engine,
  plan: QueryPlan,
  choice: Choice,
  judgement: Judgement,
  topQuote: string,
): Answer {
  const templates = templatesFor(engine, plan.detection)
  const { detection } = plan
  const evidence = judgement.level
  if (choice) {
    const text = templates.render({ detection, question: plan.query.text, ...choice })
    return { text, card: choice.cards[0] ?? null, evidence }
  }
  return { text: evidence === 'weak' ? topQuote : templates.unknown(detection), card: null, evidence }
}

function templatesFor(engine: Engine, detection: Detection): AnswerTemplates {
  const [first] = engine.packs
  const pack = engine.packs.find((one) => one.language === detection.language) ?? first
  if (!pack) throw new TypeError('A memory has at least one language pack')
  return pack.answers
}
