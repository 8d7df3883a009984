import type { QuestionLexicon } from '@recollect/core/extraction'
import { askedIn } from './asked.ts'
import { chainOf } from './chain.ts'
import { entityOf } from './entity.ts'
import { isImpersonal } from './impersonal.ts'
import { isQuestion } from './is-question.ts'
import { slotQuestions } from './slots.ts'
import { timeOf } from './time.ts'
import { topicsOf } from './topics.ts'
import { questionTypes } from './types.ts'
import { valueOf } from './value.ts'

/** How Chinese questions are read. */
export const questions: QuestionLexicon = {
  types: questionTypes,
  slots: slotQuestions,
  isQuestion,
  asked: askedIn,
  topics: topicsOf,
  impersonal: isImpersonal,
  entity: entityOf,
  time: timeOf,
  value: valueOf,
  chain: chainOf,
}
