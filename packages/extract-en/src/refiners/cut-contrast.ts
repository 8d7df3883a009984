import type { Refiner } from '@recollect/core/extraction'
import { cutAt } from '../text/capture.ts'
import { isVerbatim } from './context.ts'

/** Slots whose value is a short name. */
const NAMES =
  /^(?:name|nickname|location|hometown|employer|occupation|school|major|education|nationality|pet|vehicle|device)$/u
const CONTRAST = /,? (?:and |but )?(?:not|rather than|instead of) (?=[\p{L}\p{N}])/iu

/** "Ghent not Bruges": a name ends where another one is denied, which is read as what was wrong. */
export const cutContrast: Refiner = {
  id: 'en/cut-contrast',
  refine: (candidate, reading) => {
    if (!NAMES.test(candidate.slot) || !isVerbatim(candidate, reading)) return [candidate]
    const cut = cutAt({ text: candidate.value, span: candidate.span }, CONTRAST)
    return [cut === null ? candidate : { ...candidate, value: cut.text, span: cut.span }]
  },
}
