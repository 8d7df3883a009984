import type { Refiner } from '@recollect/core'
import { dropCode } from './drop-code.ts'
import { dropHearsay } from './drop-hearsay.ts'
import { dropHypotheticals } from './drop-hypotheticals.ts'
import { dropPretence } from './drop-pretence.ts'
import { dropQuestions } from './drop-questions.ts'
import { dropQuotations } from './drop-quotations.ts'
import { dropRequests } from './drop-requests.ts'
import { dropSpeakers } from './drop-speakers.ts'
import { dropVagueValues } from './drop-vague-values.ts'
import { splitLists } from './split-lists.ts'
import { trimValue } from './trim-value.ts'

/** In this order. What asserts nothing goes first; values are trimmed before lists are split, and judged as they will stand. */
export const refiners: readonly Refiner[] = [
  dropCode,
  dropQuestions,
  dropHypotheticals,
  dropHearsay,
  dropQuotations,
  dropRequests,
  dropSpeakers,
  dropPretence,
  trimValue,
  splitLists,
  dropVagueValues,
]
