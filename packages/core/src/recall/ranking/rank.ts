import type { Detection } from '../../types/question.ts'
import { addPart } from '../candidate.ts'
import type { Fused } from './fuse.ts'

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
