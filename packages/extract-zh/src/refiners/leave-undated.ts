import type { Candidate, Refiner } from '@recollect/core/extraction'
import { foldedValue } from './narrow.ts'

/** 上个月从合肥搬到佛山 tells when the new place began, and not when the old one was held. */
export const leaveUndated: Refiner = {
  id: 'zh/leave-undated',
  refine: (candidate) => [isLeft(candidate) ? { ...candidate, when: null } : candidate],
}

const isLeft = (candidate: Candidate): boolean =>
  candidate.when !== null &&
  candidate.tense === 'past' &&
  candidate.relation === 'sets' &&
  candidate.clause.text.includes(`从${foldedValue(candidate)}`)
