import { changingVectors } from './changing.ts'
import { failingVectors } from './failing.ts'
import { findingVectors } from './finding.ts'
import type { RecallCase } from '../../recall-case.ts'

export const vectorRecallCases: readonly RecallCase[] = [
  ...findingVectors,
  ...failingVectors,
  ...changingVectors,
]
