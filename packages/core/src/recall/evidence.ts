import type { AnswerRequest } from '../plugin/answers.ts'
import type { Evidence } from '../api/recall.ts'
import { ABOUT_ENOUGH } from './fuse.ts'
import type { Fused } from './fuse.ts'

/** Messages were found, but those known to speak of anybody speak of somebody else. */
export const ABOUT_OTHERS: Judgement = {
  level: 'none',
  reasons: ['the messages found speak of somebody else'],
}

export interface Judgement {
  readonly level: Evidence
  readonly reasons: readonly string[]
}

/**
 * How sure the memory is: a card of the slot asked for is strong when it has to do with what the question is about, weak when it
 * only shares the slot; an item that holds enough of the question is weak. Pure.
 */
export function judgeEvidence(
  answer: { readonly form: AnswerRequest['form']; readonly coverage: number } | null,
  hits: readonly Fused[],
  weakCoverage: number,
): Judgement {
  if (answer?.form === 'retracted') {
    return { level: 'none', reasons: ['the fact was withdrawn and nothing has replaced it'] }
  }
  if (answer && answer.coverage >= ABOUT_ENOUGH) {
    return { level: 'strong', reasons: ['a card of the slot asked for answers'] }
  }
  if (answer)
    return { level: 'weak', reasons: ['cards of the slot asked for, but not of what the question is about'] }
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
