import { valueForms } from '../../src/facts/value-match.ts'
import type { AnswerMaterial } from '../../src/recall/answer/answer-material.ts'
import { likenessIn } from '../../src/recall/ranking/near-duplicates.ts'
import { slotRegistry } from '../../src/slots/registry.ts'
import type { Detection } from '../../src/types/question.ts'
import { matchForm } from '../../src/util/normalize.ts'
import { aDetection } from './fixtures.ts'

/** Values as they are compared without a language pack. */
export const values = valueForms(matchForm, (word) => [word])

/** What an answer is chosen from: nothing of a time, a relative or the past but what is given. */
export const anAnswerMaterial = (
  asked: Partial<Detection>,
  given: Partial<AnswerMaterial> & Pick<AnswerMaterial, 'active'>,
): AnswerMaterial => ({
  detection: aDetection(asked),
  date: null,
  kin: [],
  history: given.active,
  slots: slotRegistry(),
  values,
  compare: likenessIn([], values, {}),
  numberOf: () => null,
  ...given,
})
