import type { EvidenceReader } from '@recollect/core/extraction'
import { CHANGE_CUES } from '../lexicon/changes/change-cues.ts'
import { DENIES, NEITHER } from '../lexicon/changes/denials.ts'
import { fold } from '../reading/script.ts'
import { doneTo } from './done-to.ts'
import { CHECKS, saidOf } from './types.ts'

/** 从来不喜欢狗 is a dislike, 不算喜欢狗 is none. */
const NEGATIVE: ReadonlySet<string> = new Set(['dislikes', 'fear'])
const HAN = /\p{Script=Han}/u

/** Of which type values are, and which words tell of a change. */
export const evidence: EvidenceReader = {
  fits(said) {
    if (!HAN.test(said.value) && !HAN.test(said.before + said.after)) return 'unknown'
    return CHECKS.get(said.slot)?.(saidOf(said)) ?? 'fits'
  },
  tellsChange: (sentence) => CHANGE_CUES.test(fold(sentence)),
  denies: (lead, slot) => (NEGATIVE.has(slot) ? NEITHER : DENIES).test(lead),
  doneTo,
}
