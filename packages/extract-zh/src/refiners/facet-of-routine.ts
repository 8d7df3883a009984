import type { Candidate, Refiner } from '@recollect/core/extraction'
import { foldedValue } from './narrow.ts'

/** Routines of which one has one at a time, so that a new one takes the place of the old. */
const FACETS: readonly (readonly [facet: string, words: RegExp])[] = [
  ['smoking', /^抽烟$|抽.{0,8}烟$|[包根支条盒]烟$/u],
  ['drinking', /^喝酒$|喝.{0,8}酒$|[瓶两斤杯口]\p{Script=Han}{0,2}酒$/u],
  ['bedtime', /点(?:半|多|左右|前|之前|以后)?.{0,3}(?:睡|上床|躺下|熄灯)[觉着下]?$/u],
  ['rising', /点(?:半|多|左右|钟|前|之前)?.{0,3}(?:起|起床|起来|醒|醒来)$/u],
  [
    'commute',
    /^(?:每天|天天|平时|一般|现在)?.{0,2}(?:骑|坐|开|挤|搭|走路|步行|打车).{0,6}(?:上班|上下班|通勤|上学)$/u,
  ],
]
/** 工作日十二点睡: not at all times. */
const SOMETIMES = /周末|工作日|周[一二三四五六日]|假|有时|偶尔|睡.{1,12}起|起.{1,12}睡/u
const CHANGED = /现在|如今|最近|改|从今/u

export const facetOfRoutine: Refiner = {
  id: 'zh/facet-of-routine',
  refine: (candidate) => [facetted(candidate)],
}

function facetted(candidate: Candidate): Candidate {
  if (candidate.slot !== 'habit' || candidate.facet !== null) return candidate
  const value = foldedValue(candidate)
  const facet = SOMETIMES.test(value) ? undefined : FACETS.find(([, words]) => words.test(value))?.[0]
  if (facet === undefined) return candidate
  const isNew = candidate.relation === 'sets' && CHANGED.test(candidate.clause.text)
  return { ...candidate, facet, relation: isNew ? 'updates' : candidate.relation }
}
