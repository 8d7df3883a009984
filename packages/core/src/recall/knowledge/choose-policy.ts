import type { RecallPolicy, RecallResult } from '../../api/recall.ts'
import type { Detection, QuestionType } from '../../types/question.ts'

/** What a recall follows; never `balanced`. */
export type UsedPolicy = Exclude<RecallPolicy, 'balanced'>

export interface ChosenPolicy extends NonNullable<RecallResult['policy']> {
  readonly used: UsedPolicy
}

/** Questions for one thing; of those that are none of them, knowledge is still what is asked for most. */
const BY_TYPE: Readonly<Record<QuestionType, UsedPolicy>> = {
  where: 'factual',
  who: 'factual',
  preference: 'factual',
  when: 'factual',
  what_kind: 'factual',
  how_many: 'factual',
  yes_no: 'factual',
  recency: 'factual',
  generic: 'factual',
  how: 'factual',
  update: 'comprehensive',
  why: 'comprehensive',
}

/**
 * The policy a recall goes by: the one asked for, else by the type of the question. `talks`: what was talked about is asked for, or a
 * conversation was handed over. Pure.
 */
export function choosePolicy(
  asked: RecallPolicy,
  { type, isQuestion }: Pick<Detection, 'type' | 'isQuestion'>,
  talks: boolean,
): ChosenPolicy {
  if (asked !== 'balanced') return { asked, used: asked, reason: 'asked for' }
  if (talks) return { asked, used: 'contextual', reason: 'what was talked about is asked for' }
  const used = BY_TYPE[type]
  const what = isQuestion ? `a question of the type ${type}` : 'words without a question'
  return { asked, used, reason: what }
}
