import { filterCases } from './cases/filters.ts'
import { hostileCases } from './cases/hostile.ts'
import { pageCases } from './cases/pages.ts'
import { vectorRecallCases } from './cases/vectors/index.ts'
import type { RecallCase } from './recall-case.ts'

/** What recall does on every store, by topic. */
export const RECALL_GROUPS: Readonly<Record<string, readonly RecallCase[]>> = {
  filters: filterCases,
  pages: pageCases,
  'hostile input': hostileCases,
  vectors: vectorRecallCases,
}
