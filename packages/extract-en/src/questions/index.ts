import type { QuestionLexicon } from '@recollect/core'
import { isImpersonal } from './impersonal.ts'
import { isQuestion } from './is-question.ts'
import { slotQuestions } from './slots.ts'
import { timeOf } from './time.ts'
import { typeRules } from './types.ts'
import { valueOf } from './value.ts'
import { entityOf } from './whose.ts'

/** How English questions are read. */
export const questions: QuestionLexicon = {
  types: typeRules,
  slots: slotQuestions,
  isQuestion,
  impersonal: isImpersonal,
  entity: entityOf,
  time: timeOf,
  value: valueOf,
}
