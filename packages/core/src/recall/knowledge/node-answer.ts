import type { Answer } from '../../api/recall.ts'
import type { Engine } from '../../engine.ts'
import type { FoundNode } from '../../query-knowledge.ts'
import type { QueryPlan } from '../../query-plan.ts'
import type { SemanticNode } from '../../types/semantic.ts'
import type { Judgement } from '../answer/evidence.ts'
import type { PartAnswer } from '../answer/answer-material.ts'
import { templatesFor } from '../answer/answer-material.ts'

/** Share of the question that key and value must hold: all of it but a trifle, or most of it where the whole key is asked for. */
const WHOLE_QUESTION = 0.9
const MOST_OF_QUESTION = 0.7
/** Share of the key the question names, and confidence, from which on such an answer is sure. */
const NAMED_ENOUGH = 0.5
const SURE_ENOUGH = 0.5

/**
 * The answer of what is known, where no card gives one and messages would give a quotation at best: of the nodes found, the first whose
 * key is what is asked for. The answer given otherwise where none is.
 */
export function orNode(
  engine: Engine,
  plan: QueryPlan,
  found: readonly FoundNode[],
  said: PartAnswer,
): PartAnswer {
  const { answer, judgement } = said
  if (answer.cards.length > 0 || judgement.level === 'strong' || !mayAnswer(plan)) return said
  const fitting = found.filter((one) => fits(engine, plan, one))
  const [best] = [...fitting].sort((a, b) => b.fit.asked + b.fit.named - a.fit.asked - a.fit.named)
  return best === undefined ? said : answerOf(engine, plan, best)
}

const asksPast = ({ detection: { type, time, chain } }: QueryPlan): boolean =>
  type === 'update' || time === 'past' || chain !== undefined

/** Why and how are no values; the future and another day are not what holds now; the assistant's words prove nothing. */
function mayAnswer({ detection, date, cues }: QueryPlan): boolean {
  const { type, time, entity } = detection
  if (type === 'why' || (type === 'how' && !detection.also.includes('update'))) return false
  const isVague = date === null || date.precision === 'vague' || time === 'current'
  return time !== 'future' && entity !== 'addressee' && !cues.assistantSaid && isVague
}

function fits(engine: Engine, plan: QueryPlan, { node, fit }: FoundNode): boolean {
  const past = asksPast(plan)
  if (!fit.isAbout || (past && node.evolution.length === 0)) return false
  const asked = past ? fit.askedOfCourse : fit.asked
  const enough = asked >= WHOLE_QUESTION || (fit.named === 1 && asked >= MOST_OF_QUESTION)
  return enough && hasKind(engine, plan, node)
}

/** A question for a time or a number is not answered by a value without one. */
function hasKind(
  { packs, clock }: Engine,
  { detection: { type }, matcher }: QueryPlan,
  { value }: SemanticNode,
): boolean {
  if (type !== 'when' && type !== 'how_many') return true
  if (/\p{N}/u.test(value)) return true
  const text = matcher.scan(value)
  const context = { at: clock.now(), zone: clock.zone, lean: null }
  return packs.some((pack) =>
    type === 'when'
      ? pack.times.read(text, context).length > 0
      : (pack.answers.numberIn?.(value) ?? null) !== null,
  )
}

function answerOf(engine: Engine, plan: QueryPlan, { node, item, fit }: FoundNode): PartAnswer {
  const { detection } = plan
  const past = asksPast(plan)
  const values = past ? [...node.evolution.map(({ value }) => value), node.value] : [node.value]
  const strong =
    (past ? fit.askedOfCourse : fit.asked) >= WHOLE_QUESTION &&
    fit.named >= NAMED_ENOUGH &&
    node.confidence >= SURE_ENOUGH
  const level = strong ? 'strong' : 'weak'
  const judgement: Judgement = {
    level,
    reasons: [`what was learned under "${node.key}" answers`],
    code: 'node',
    share: Math.min(1, fit.asked),
  }
  const templates = templatesFor(engine, detection.language)
  const answer: Answer = {
    text: templates.knowledge?.(node.key, values) ?? inLine(node.key, values),
    card: null,
    cards: [],
    item,
    quote: node.evidence.quote,
    saidAt: item?.saidAt ?? node.validFrom,
    validFrom: node.validFrom,
    validTo: null,
    evidence: level,
    node,
  }
  return { answer, judgement }
}

const inLine = (key: string, values: readonly string[]): string =>
  `${key}: ${values.join(' → ')}`.replace(/[.!?。！？]?$/u, '.')
