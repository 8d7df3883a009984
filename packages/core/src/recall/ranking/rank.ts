import type { Detection } from '../../types/question.ts'
import { addPart } from '../candidate.ts'
import type { Fused } from './fuse.ts'
import type { QueryPlan } from '../../query-plan.ts'
import type { EpochMs, MemoryItem } from '../../types/item.ts'
import type { EventDate } from '../../types/time.ts'

/** How far the newest hit is lifted above an equally scored oldest one for a question about now. */
const RECENCY_LIFT = 0.15

export interface Ranking {
  readonly hits: readonly Fused[]
  readonly rule: string
  readonly reason: string
}

const timeOf = (hit: Fused): number => hit.card?.validFrom ?? hit.item?.saidAt ?? hit.card?.recordedAt ?? 0

/** Orders fused candidates as the question type asks, and puts scores on a scale of 0–1. Pure. */
export function rankByType(fused: readonly Fused[], detection: Detection): Ranking {
  const top = Math.max(...fused.map((hit) => hit.score), Number.MIN_VALUE)
  const scaled = fused.map((hit) => ({ ...hit, score: hit.score / top }))
  if (detection.type !== 'recency' && detection.time !== 'current') {
    return { hits: scaled, rule: 'score', reason: 'fused score alone' }
  }
  const times = scaled.map(timeOf)
  const oldest = Math.min(...times)
  const span = Math.max(...times) - oldest
  const lifted = scaled.map((hit) => {
    const newness = span > 0 ? (timeOf(hit) - oldest) / span : 0
    const parts = addPart(hit.parts, 'recency', hit.score * top * RECENCY_LIFT * newness)
    return { ...hit, parts, score: (hit.score * (1 + RECENCY_LIFT * newness)) / (1 + RECENCY_LIFT) }
  })
  const hits = lifted.sort((a, b) => b.score - a.score)
  return { hits, rule: 'recency', reason: `the newest is lifted by up to ${RECENCY_LIFT * 100} %` }
}

/**
 * Messages of the same words by the same speaker as one hit, the best of them: a note that was kept three times says no more than once.
 * Pure.
 */
export function saidOnce(ranked: readonly Fused[]): readonly Fused[] {
  const seen = new Set<string>()
  return ranked.filter(({ kind, item }) => {
    if (kind !== 'item' || item === null) return true
    const said = JSON.stringify([item.role, item.speaker, item.active, item.text.trim()])
    if (seen.has(said)) return false
    seen.add(said)
    return true
  })
}

/** Whether it was said at the time the question names. */
export function isOnTheDay({ saidAt }: MemoryItem, { date }: Pick<QueryPlan, 'date'>): boolean {
  return date !== null && date.from !== null && date.to !== null && saidAt >= date.from && saidAt < date.to
}

const DAY_MS = 24 * 60 * 60 * 1000

/** Whether a time is a day or less: few enough messages to be read for their date alone. */
export const isDay = (date: EventDate | null): date is EventDate & { from: EpochMs; to: EpochMs } =>
  date !== null && date.from !== null && date.to !== null && date.to - date.from <= DAY_MS

/** Who speaks: a person by name, else a role. */
export const voice = ({ role, speaker }: MemoryItem) => speaker ?? role

/** Whether `item` answers `before`: said right after somebody else's question, and not by an assistant unless its words are asked for. */
export function answers(item: MemoryItem, before: MemoryItem, plan: Pick<QueryPlan, 'cues'>): boolean {
  return (
    before.seq === item.seq - 1 &&
    before.session === item.session &&
    voice(before) !== voice(item) &&
    (item.role !== 'assistant' || plan.cues.assistantSaid) &&
    asks(before)
  )
}

/** Whether a message asks something anywhere in it. */
export const asks = ({ text }: MemoryItem): boolean => text.includes('?') || text.includes('？')
