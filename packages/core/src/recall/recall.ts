import type { AnswerTemplates } from '../plugin/answers.ts'
import type { ScopeView } from '../plugin/store.ts'
import type { Answer, RecallOptions, RecallResult } from '../types/recall.ts'
import type { NormalizedText } from '../plugin/text.ts'
import type { Detection } from '../types/question.ts'
import type { Engine } from '../engine.ts'
import { chooseAnswer } from './choose-answer.ts'
import { judgeEvidence } from './evidence.ts'
import type { Judgement } from './evidence.ts'
import { fuse } from './fuse.ts'
import { toHits } from './hits.ts'
import { prepare } from './prepare.ts'
import type { Prepared } from './prepare.ts'
import { rankByType } from './rank.ts'
import { readHistory } from './read-history.ts'
import { select } from './select.ts'
import { runTiers } from './tiers.ts'
import { createTracer } from './trace.ts'

/** One recall on one consistent view of a scope: prepare → tiers → fuse → rank → select → answer. DESIGN §7. */
export async function recallIn(
  engine: Engine,
  scope: string,
  view: ScopeView,
  query: NormalizedText,
  options: RecallOptions,
): Promise<RecallResult> {
  const tracer = options.trace ? createTracer(engine.stopwatch) : null
  const prepared = await prepare(engine, scope, view, query, options)
  tracer?.mark('prepare')
  const { plan } = prepared
  const results = await runTiers(plan, tracer)
  const ranking = rankByType(fuse(results), plan.detection)
  const chosen = select(ranking.hits, plan, options.excludeItem ?? null, tracer)
  tracer?.mark('fuse')
  const history = await readHistory(view, plan.detection, results)
  const active = results.flatMap((r) => (r.tier === 'card' ? r.candidates.flatMap((c) => c.card ?? []) : []))
  const { slots, matcher } = engine
  const choice = chooseAnswer({ detection: plan.detection, active, history, slots, formOf: (v) => matcher.value(v) })
  const judgement = judgeEvidence(choice?.form ?? null, chosen, plan.config.recall.weakCoverage)
  const hits = await toHits(view, chosen)
  const answer = wordAnswer(engine, prepared, choice, judgement, hits[0]?.quote ?? '')
  tracer?.mark('answer')
  const base = { query: query.source, answer, hits, evidence: judgement.level, reasons: judgement.reasons }
  const result: RecallResult = { ...base, detection: plan.detection }
  if (!tracer) return result
  return { ...result, trace: tracer.finish({ ...prepared.trace, ranking, judgement, detection: plan.detection }) }
}

function wordAnswer(
  engine: Engine,
  { plan }: Prepared,
  choice: ReturnType<typeof chooseAnswer>,
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
