import type { RecallResult } from '../api/recall.ts'
import type { Engine } from '../engine.ts'
import type { Narrowing, PreparedQuery, QueryPlan } from '../query-plan.ts'
import { findAnswer, sayAnswer } from './answer.ts'
import { withAnswer } from './answer-hit.ts'
import { fuse } from './fuse.ts'
import type { Fused } from './fuse.ts'
import { toHits } from './hits.ts'
import { interleave } from './interleave.ts'
import { rankByType } from './rank.ts'
import { dropIneligible } from './select.ts'
import { runTiers } from './run-tiers.ts'
import type { Tracer } from './trace.ts'

/** Hits whose words may answer. */
const QUOTABLE = 10
/** Hits the evidence is judged by, whatever the limit: as many as its thresholds were found with. */
const JUDGED = 50

/** Runs the tiers on each part of a prepared query and says what was found: tiers → fuse → rank → select → answer. */
export async function recallIn(
  engine: Engine,
  { plan, more = [], trace, narrowing = null }: PreparedQuery,
  excludeItem: string | null,
  tracer: Tracer | null,
): Promise<RecallResult> {
  const find = (part: QueryPlan) => findPart(engine, part, { excludeItem, narrowing, tracer })
  const first = await find(plan)
  const others: Part[] = []
  for (const part of more) others.push(await find(part))
  const parts = [first, ...others]
  const best = merged(parts, (part) => part.best).slice(0, plan.limit)
  const { hits: shown, next } = narrowing?.page(best) ?? { hits: best, next: null }
  tracer?.ordered(
    shown,
    merged(parts, ({ ranking }) => ranking.hits),
  )
  const hits = await toHits(plan.view, shown)
  // The answer is that of the whole recall, whichever page is shown.
  const apart = narrowing !== null || others.length > 0 || plan.limit < QUOTABLE
  const quotable = async (part: Part) => (apart ? toHits(plan.view, part.quotable) : hits)
  const say = async (part: Part) => sayAnswer(engine, part.plan, part.found, await quotable(part))
  const rest: Awaited<ReturnType<typeof say>>[] = []
  const said = await say(first)
  for (const part of others) rest.push(await say(part))
  const { answer, judgement } =
    rest.length > 0 ? (await import('./join-answers.ts')).joinAnswers([said, ...rest]) : said
  tracer?.mark('answer')
  const { detection } = plan
  const base = { query: trace.query, answer, hits, evidence: judgement.level, reasons: judgement.reasons }
  const result: RecallResult = { ...base, detection, next }
  const { ranking } = first
  return tracer
    ? { ...result, trace: tracer.finish({ ...trace, plan, ranking, judgement, detection }) }
    : result
}

const merged = (parts: readonly Part[], listOf: (part: Part) => readonly Fused[]) =>
  interleave(parts.map(listOf), ({ kind, id }) => `${kind}:${id}`)

type Part = Awaited<ReturnType<typeof findPart>>

interface Terms {
  readonly excludeItem: string | null
  readonly narrowing: Narrowing | null
  readonly tracer: Tracer | null
}

/** What one part of the query finds, in its order, and the cards that answer it. */
async function findPart(engine: Engine, plan: QueryPlan, { excludeItem, narrowing, tracer }: Terms) {
  const results = await runTiers(plan, tracer)
  const fused = fuse(results, tracer !== null)
  tracer?.fused(results, fused)
  const shaped = narrowing ? await narrowing.shape(fused) : fused
  const meant =
    plan.includeInactive && !plan.includeMistakes
      ? await (await import('./mistakes.ts')).withoutMistakes(plan, shaped, tracer)
      : shaped
  const ranking = rankByType(dropIneligible(meant, plan, excludeItem, tracer), plan.detection)
  tracer?.mark('fuse')
  const found = await findAnswer(engine, plan, results, ranking.hits.slice(0, JUDGED))
  const answering = found.judged.level === 'weak' ? null : found.choice
  const upTo = (limit: number) =>
    withAnswer(ranking.hits.slice(0, limit), answering, excludeItem, { ...plan, limit })
  return { plan, ranking, found, best: upTo(plan.limit), quotable: upTo(QUOTABLE) }
}
