import type { RecallResult, RecallTrace } from '@recollect/core'

export const STEP_IDS = ['query', 'detection', 'expansion', 'tiers', 'ranking', 'answer'] as const
export type StepId = (typeof STEP_IDS)[number]

/** The numbers of the picture, one a step. */
export interface StepCounts {
  readonly terms: number
  readonly expansions: number
  readonly tiersRun: number
  readonly tiers: number
  readonly candidates: number
  readonly hits: number
}

/** A tier that was asked for several parts of a question counts once. */
export function countsOf(trace: RecallTrace): StepCounts {
  const names = new Set(trace.tiers.map(({ tier }) => tier))
  const ran = new Set(trace.tiers.filter((tier) => tier.ran).map(({ tier }) => tier))
  return {
    terms: trace.terms.length,
    expansions: trace.expansions.length,
    tiersRun: ran.size,
    tiers: names.size,
    candidates: trace.ranked.length,
    hits: trace.hits,
  }
}

/** What the last step shows. */
export const answerLine = ({ answer }: RecallResult): string => answer.text
