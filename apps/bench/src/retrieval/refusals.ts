import type { Evidence } from '@recollect/core'
import { isScored, placementOf } from './metrics.ts'
import type { Asked } from './ask.ts'

/** How many questions were met with each level of evidence. */
export type ByEvidence = Readonly<Record<Evidence, number>> & { readonly questions: number }

export interface Refusals {
  /** Questions nothing can answer. */
  readonly unanswerable: ByEvidence
  /** Questions with evidence in the memory. */
  readonly answerable: ByEvidence
  /** Of those, the ones with any evidence turn among the first five. */
  readonly found: ByEvidence
}

/** Whether the memory knew what it did not know. */
export function refusalsOf(asked: readonly Asked[]): Refusals {
  const answerable = asked.filter(({ question }) => isScored(question))
  return {
    unanswerable: byEvidence(asked.filter(({ question }) => !question.answerable)),
    answerable: byEvidence(answerable),
    found: byEvidence(answerable.filter(({ question, ids }) => placementOf(question, ids).any5 === 1)),
  }
}

function byEvidence(asked: readonly Asked[]): ByEvidence {
  const count = (level: Evidence) => asked.filter(({ evidence }) => evidence === level).length
  return { questions: asked.length, strong: count('strong'), weak: count('weak'), none: count('none') }
}

/** The sum over sets. */
export const sumRefusals = (all: readonly Refusals[]): Refusals => ({
  unanswerable: sumOf(all.map(({ unanswerable }) => unanswerable)),
  answerable: sumOf(all.map(({ answerable }) => answerable)),
  found: sumOf(all.map(({ found }) => found)),
})

const sumOf = (rows: readonly ByEvidence[]): ByEvidence => {
  const total = (key: keyof ByEvidence) => rows.reduce((sum, row) => sum + row[key], 0)
  return {
    questions: total('questions'),
    strong: total('strong'),
    weak: total('weak'),
    none: total('none'),
  }
}
