import type { ScorePart } from '../../api/recall.ts'
import type { MemoryItem } from '../../types/item.ts'
import { contextScale, boostsOf, companyOf } from './boosts.ts'
import { isOnTheDay, answers } from './rank.ts'
import type { RankingPlan } from './boosts.ts'
import { newsFirst } from './near-duplicates.ts'

/** Found by ablation (apps/bench/RESULTS.md): shares of the score of what stands around a message that become its own. */
const OF_QUESTION_BEFORE = 0.45
const OF_TURN_AFTER = 0.15
const OF_CONTEXT = 0.4
/** What a message of the day asked about is worth without a word in common, as a share of the best score. */
const OF_THE_DAY = 0.3

export type { RankingPlan } from './boosts.ts'

/** What is known of messages by their sequence numbers. */
export interface Scores {
  /** BM25. */
  own(seq: number): number
  /** What is found around a message; see `contextOf`. */
  context(seq: number): number
  /** The best score by words. */
  readonly best: number
  /** The most that is found around any message. */
  readonly widest: number
}

export interface RankedItem {
  readonly item: MemoryItem
  /** BM25. */
  readonly own: number
  readonly score: number
}

type Note = (seq: number, part: ScorePart) => void

/**
 * Orders the messages that were fetched by their own score, what stands around them, and what the words alone do not say. Pure; linear
 * in the messages, but for the comparison of the first 30.
 */
export function rankItems(
  items: readonly MemoryItem[],
  scores: Scores,
  plan: RankingPlan,
  note?: Note,
): readonly RankedItem[] {
  const company = companyOf(items)
  const around: Around = {
    bySeq: new Map(items.map((item) => [item.seq, item])),
    // Where one voice keeps notes, what stands beside a note is another matter.
    contextScale: company.dialogue ? OF_CONTEXT * contextScale(scores.best, scores.widest) : 0,
  }
  const ranked = items.map((item): RankedItem => {
    const own = scores.own(item.seq)
    const parts = aroundOf(item, around, scores, plan)
    if (note) for (const part of parts) note(item.seq, part)
    const sum = parts.reduce((total, part) => total + part.value, own)
    const score = boostsOf(item, plan, company).reduce((value, { name, factor }) => {
      note?.(item.seq, { name, value: value * (factor - 1) })
      return value * factor
    }, sum)
    return { item, own, score }
  })
  const ordered = ranked
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || b.item.seq - a.item.seq)
  return plan.config.query.off.includes('near_duplicates') ? ordered : newsFirst(ordered)
}

interface Around {
  readonly bySeq: ReadonlyMap<number, MemoryItem>
  readonly contextScale: number
}

/** What a message is worth beside its own words. */
function aroundOf(
  item: MemoryItem,
  { bySeq, contextScale: scale }: Around,
  scores: Scores,
  plan: RankingPlan,
): ScorePart[] {
  const { off } = plan.config.query
  const parts: ScorePart[] = []
  const add = (name: string, value: number) => {
    if (value > 0) parts.push({ name, value })
  }
  const [before, after] = [bySeq.get(item.seq - 1), bySeq.get(item.seq + 1)]
  if (!off.includes('neighbors') && before && answers(item, before, plan))
    add('question_before', OF_QUESTION_BEFORE * scores.own(before.seq))
  if (!off.includes('neighbors') && after?.session === item.session)
    add('turn_after', OF_TURN_AFTER * scores.own(item.seq + 1))
  add('context', scale * scores.context(item.seq))
  if (!off.includes('dates') && isOnTheDay(item, plan)) add('said_then', OF_THE_DAY * (scores.best || 1))
  return parts
}
