import type { EvidenceReader } from '@recollect/core/extraction'
import { CHANGE_CUES } from '../lexicon/changes/change-cues.ts'
import { DENIES } from '../lexicon/changes/denials.ts'
import { doneTo } from './done-to.ts'
import { checkOf, saidOf } from './types.ts'

/** "I never liked olives" says that they are disliked. */
const NEGATIVE: ReadonlySet<string> = new Set(['dislikes', 'fear'])
const HAN = /\p{Script=Han}/u

/** Of which type values are, and which words tell of a change. */
export const evidence: EvidenceReader = {
  fits(said) {
    if (HAN.test(said.value + said.before + said.after)) return 'unknown'
    return checkOf(said.slot)?.(saidOf(said)) ?? 'fits'
  },
  tellsChange: (sentence) => CHANGE_CUES.test(sentence),
  denies: (lead, slot) => !NEGATIVE.has(slot) && DENIES.test(lead),
  doneTo,
}
