import type { AnswerRequest } from '../plugin/answers.ts'
import type { Evidence } from '../api/recall.ts'
import type { Fused } from './fuse.ts'

export interface Judgement {
  readonly level: Evidence
  readonly reasons: readonly string[]
}

/** How sure the memory is: a card of the slot asked for is strong, an item that holds enough of the question is weak. Pure. */
export function judgeEvidence(
  form: AnswerRequest['form'] | null,
  hits: readonly Fused[],
  weakCoverage: number,
): Judgement {
  if (form === 'retracted')
    return { level: 'none', reasons: ['the fact was withdrawn and nothing has replaced it'] }
  if (form !== null) return { level: 'strong', reasons: ['a card of the slot asked for answers'] }
  const items = hits.filter((hit) => hit.kind === 'item')
  if (items.some((hit) => hit.tiers.exact !== undefined)) {
    return { level: 'weak', reasons: ['a message says the same as the question'] }
  }
  const best = Math.max(0, ...items.map((hit) => hit.coverage))
  const share = `${Math.round(best * 100)} % of the question's information`
  if (best >= weakCoverage) return { level: 'weak', reasons: [`the best message holds ${share}`] }
  if (items.length === 0)
    return { level: 'none', reasons: ['nothing in the memory shares a word with the question'] }
  return { level: 'none', reasons: [`the best message holds only ${share}`] }
}
