import type { Hit } from '../../api/recall.ts'
import type { Engine } from '../../engine.ts'
import type { AnswerRequest } from '../../plugin/pack-words.ts'
import type { QueryPlan } from '../../query-plan.ts'
import type { MemoryCard } from '../../types/card.ts'
import type { MemoryItem } from '../../types/item.ts'
import type { Choice } from '../answer/answer-material.ts'
import { asksOfBefore } from '../answer/newest-alike.ts'
import { findDoubt, saidSince } from './find-doubt.ts'

/** Forms that tell what holds now. */
const OF_NOW: ReadonlySet<AnswerRequest['form']> = new Set(['fact', 'list', 'count', 'yes', 'no', 'since'])
/** Cards of one answer that are held against newer messages. */
const LOOKED_AT = 4

export interface Doubted {
  /** What is left to tell for sure. */
  readonly choice: Choice
  /** The newest message that speaks against the rest. */
  readonly against: MemoryItem
}

/** What of an answer a newer message speaks against; null when nothing does. */
export async function doubtedBy(
  engine: Engine,
  plan: QueryPlan,
  choice: NonNullable<Choice>,
  hits: readonly Hit[],
): Promise<Doubted | null> {
  if (!OF_NOW.has(choice.form) || asksOfBefore(plan.detection)) return null
  if (engine.packs.every(({ doubts }) => doubts === undefined)) return null
  const current = choice.cards.filter(({ active }) => active).slice(0, LOOKED_AT)
  if (current.length === 0) return null
  const since = await saidSince(engine, plan.view, current, hits)
  const found = await Promise.all(
    current.map(async (card) => ({ card, item: await findDoubt(engine, plan.view, card, since) })),
  )
  const doubted = new Map<MemoryCard, MemoryItem>(
    found.flatMap(({ card, item }): [MemoryCard, MemoryItem][] => (item ? [[card, item]] : [])),
  )
  const [against] = [...doubted.values()].sort((a, b) => b.saidAt - a.saidAt || b.seq - a.seq)
  if (!against) return null
  const left = choice.form === 'list' ? choice.cards.filter((card) => !doubted.has(card)) : []
  return { choice: left.length === 0 ? null : { ...choice, cards: left }, against }
}
