import type { Refiner } from '@recollect/core/extraction'
import { change } from './change.ts'
import { correction } from './correction.ts'
import { cutChineseTail } from './cut-chinese-tail.ts'
import { cutContrast } from './cut-contrast.ts'
import { dropChineseFrame } from './drop-chinese-frame.ts'
import { dropCode } from './drop-code.ts'
import { dropDisowned } from './drop-disowned.ts'
import { dropHearsay } from './drop-hearsay.ts'
import { dropHollow } from './drop-hollow.ts'
import { dropHypotheticals } from './drop-hypotheticals.ts'
import { dropMisreadTaste } from './drop-misread-taste.ts'
import { dropOtherForms } from './drop-other-forms.ts'
import { dropOthersStates } from './drop-others-states.ts'
import { dropOthersWords } from './drop-others-words.ts'
import { dropQuestions } from './drop-questions.ts'
import { dropQuoted } from './drop-quoted.ts'
import { dropUnasked } from './drop-unasked.ts'
import { givenPatterns } from './given-patterns.ts'
import { inheritSubject } from './inherit-subject.ts'
import { nameList } from './name-list.ts'
import { normalise } from './normalise.ts'
import { resolveSubject } from './resolve-subject.ts'
import { retraction } from './retraction.ts'
import { trimValue } from './trim-value.ts'
import { whenWords } from './when-words.ts'
import { wishScope } from './wish-scope.ts'

/**
 * What asserts nothing goes first, so that later refiners see statements only. Trimming is last but for normal forms, which are
 * read from what is left: the others read the words around the value.
 */
export const refiners: readonly Refiner[] = [
  dropCode,
  dropQuoted,
  dropQuestions,
  dropChineseFrame,
  dropHypotheticals,
  dropDisowned,
  dropOtherForms,
  dropOthersWords,
  dropOthersStates,
  dropHearsay,
  dropUnasked,
  dropMisreadTaste,
  givenPatterns,
  nameList,
  inheritSubject,
  resolveSubject,
  cutContrast,
  cutChineseTail,
  retraction,
  change,
  correction,
  wishScope,
  whenWords,
  trimValue,
  dropHollow,
  normalise,
]
