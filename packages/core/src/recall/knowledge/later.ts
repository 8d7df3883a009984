import type { Hit } from '../../api/recall.ts'
import type { Engine } from '../../engine.ts'
import type { QueryPlan } from '../../query-plan.ts'
import { beginning } from '../../util/strings.ts'
import type { MemoryItem } from '../../types/item.ts'
import type { SemanticNode } from '../../types/semantic.ts'
import { matchForm, normalizeText } from '../../util/normalize.ts'
import type { PartAnswer } from '../answer/answer-material.ts'

/** Share of what the question names of a key from which on a message is about the same. */
const ABOUT = 2 / 3

/**
 * Messages of the user that were said after the words a node rests on, about what it is asked for, and without its value: it may hold no
 * longer. Questions say nothing. Pure.
 */
export function saidLater(
  engine: Pick<Engine, 'packs' | 'termsOf' | 'clock' | 'slots'>,
  { query }: Pick<QueryPlan, 'query'>,
  node: Pick<SemanticNode, 'key' | 'value' | 'validFrom'> | undefined,
  hits: readonly Hit[],
): readonly MemoryItem[] {
  if (node === undefined) return []
  const terms = (text: string) => new Set(engine.termsOf(normalizeText(text).text))
  const asked = terms(query.source)
  const key = [...terms(node.key)].filter((term) => asked.has(term))
  const value = matchForm(node.value)
  return hits.flatMap(({ item }) => {
    if (item?.role !== 'user' || item.saidAt <= node.validFrom) return []
    const text = beginning(item.text)
    const said = terms(text)
    const share = key.filter((term) => said.has(term)).length / Math.max(1, key.length)
    const says = matchForm(text).includes(value)
    return share < ABOUT || says || isQuestion(engine, item) ? [] : item
  })
}

function isQuestion(
  { packs, clock, slots }: Pick<Engine, 'packs' | 'clock' | 'slots'>,
  { text, saidAt }: MemoryItem,
): boolean {
  const words = normalizeText(beginning(text))
  const context = { now: saidAt, zone: clock.zone, slots }
  return packs.some((pack) => pack.score(words.text) > 0 && pack.detector.detect(words, context).isQuestion)
}

/**
 * An answer that messages no discoverer has compared yet may have overtaken: what one of them says goes before it, else it is not sure.
 * Pure.
 */
export function doubted(known: PartAnswer, said: PartAnswer, later: readonly MemoryItem[]): PartAnswer {
  if (later.length === 0) return known
  if (later.some(({ id }) => id === said.answer.item?.id) && said.judgement.level !== 'none') return said
  const { answer, judgement } = known
  const reasons = [...judgement.reasons, 'what was said later, and not compared yet, may say otherwise']
  return { answer: { ...answer, evidence: 'weak' }, judgement: { ...judgement, level: 'weak', reasons } }
}
