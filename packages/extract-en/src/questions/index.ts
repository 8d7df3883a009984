import type { QuestionLexicon } from '@recollect/core/extraction'
import { askedIn } from './asked.ts'
import { chainOf } from './chain.ts'
import { isImpersonal } from './impersonal.ts'
import { isQuestion } from './is-question.ts'
import { slotQuestions } from './slots.ts'
import { timeOf } from './time.ts'
import { topicsOf } from './topics.ts'
import { typeRules } from './types.ts'
import { valueOf } from './value.ts'
import { entityOf } from './whose.ts'

/** How English questions are read. */
export const questions: QuestionLexicon = {
  types: typeRules,
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
