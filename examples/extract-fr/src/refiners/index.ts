import type { Refiner } from '@recollect/core/extraction'
import { correction } from './correction.ts'
import { dropHypotheticals } from './drop-hypotheticals.ts'
import { dropOthersWords } from './drop-others-words.ts'
import { dropQuestions } from './drop-questions.ts'
import { splitLists } from './split-lists.ts'
import { trimValue } from './trim-value.ts'
import { whenWords } from './when-words.ts'

/** In this order, each on every candidate: what states nothing goes first. */
export const refiners: readonly Refiner[] = [
  dropQuestions,
  dropHypotheticals,
  dropOthersWords,
  splitLists,
  correction,
  trimValue,
  whenWords,
]
