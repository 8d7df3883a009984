import type { Refiner } from '@recollect/core/extraction'
import { carrySubject } from './carry-subject.ts'
import { cutContrast } from './cut-contrast.ts'
import { cutRunaways } from './cut-runaways.ts'
import { dropCode } from './drop-code.ts'
import { dropHearsay } from './drop-hearsay.ts'
import { dropHypotheticals } from './drop-hypotheticals.ts'
import { dropMaterial } from './drop-material.ts'
import { dropOtherForms } from './drop-other-forms.ts'
import { dropPretence } from './drop-pretence.ts'
import { dropQuestions } from './drop-questions.ts'
import { dropQuotations } from './drop-quotations.ts'
import { dropRelatives } from './drop-relatives.ts'
import { dropRequests } from './drop-requests.ts'
import { dropSpeakers } from './drop-speakers.ts'
import { dropUnfitTastes } from './drop-unfit-tastes.ts'
import { dropVagueValues } from './drop-vague-values.ts'
import { facetOfRoutine } from './facet-of-routine.ts'
import { givenPatterns } from './given-patterns.ts'
import { leaveUndated } from './leave-undated.ts'
import { markCorrections } from './mark-corrections.ts'
import { markUpdates } from './mark-updates.ts'
import { normalise } from './normalise.ts'
import { ofNewPartner } from './of-new-partner.ts'
import { ownHome } from './own-home.ts'
import { splitLists } from './split-lists.ts'
import { trimValue } from './trim-value.ts'
import { whenWords } from './when-words.ts'

/** A wish is put as an order, may ask, and says when it holds: what is so in a fact is not in it. */
const ofFacts = (refiner: Refiner): Refiner => ({
  id: refiner.id,
  refine: (candidate, reading, context) =>
    candidate.slot === 'instruction' ? [candidate] : refiner.refine(candidate, reading, context),
})

/** In this order. What asserts nothing goes first; values are trimmed before lists are split, and judged as they will stand. */
export const refiners: readonly Refiner[] = [
  dropCode,
  ofFacts(dropQuestions),
  ofFacts(dropHypotheticals),
  dropHearsay,
  dropQuotations,
  dropMaterial,
  ofFacts(dropRequests),
  dropSpeakers,
  dropOtherForms,
  ofFacts(dropRelatives),
  carrySubject,
  ofNewPartner,
  ownHome,
  dropPretence,
  givenPatterns,
  ofFacts(cutContrast),
  ofFacts(cutRunaways),
  ofFacts(trimValue),
  ofFacts(dropUnfitTastes),
  ofFacts(splitLists),
  ofFacts(dropVagueValues),
  facetOfRoutine,
  ofFacts(whenWords),
  ofFacts(leaveUndated),
  ofFacts(markUpdates),
  ofFacts(markCorrections),
  normalise,
]
