import { percentile, round } from '../stats/numbers.ts'
import type { Asked } from './ask.ts'
import { groupFigures, isScored, placementOf } from './metrics.ts'
import type { GroupFigures } from './metrics.ts'

export interface SetFigures {
  readonly set: string
  readonly messages: number
  readonly messagesPerSecond: number
  readonly questions: number
  readonly recallMs: { readonly p50: number; readonly p95: number }
  /** Questions nothing can answer: how many were met with evidence `none`. */
  readonly unanswerable: { readonly questions: number; readonly refused: number }
  /** Questions with an answer that were met with evidence `none`. */
  readonly answerable: { readonly questions: number; readonly refused: number }
  readonly groups: readonly GroupFigures[]
}

const MS = 1000

export function setFigures(
  set: string,
  ingested: { readonly messages: number; readonly ms: number },
  asked: readonly Asked[],
): SetFigures {
  const times = asked.map(({ ms }) => ms)
  const scored = asked.filter(({ question }) => isScored(question))
  return {
    set,
    messages: ingested.messages,
    messagesPerSecond: Math.round((MS * ingested.messages) / Math.max(1, ingested.ms)),
    questions: asked.length,
    recallMs: { p50: round(percentile(times, 0.5), 3), p95: round(percentile(times, 0.95), 3) },
    unanswerable: refusals(asked.filter(({ question }) => !question.answerable)),
    answerable: refusals(scored),
    groups: groupFigures(scored.map(({ question, ids }) => placementOf(question, ids))),
  }
}

const refusals = (asked: readonly Asked[]) => ({
  questions: asked.length,
  refused: asked.filter(({ evidence }) => evidence === 'none').length,
})
