import type { Refiner } from '@recollect/core/extraction'
import { keyOf } from '../text/capture.ts'

/** Verbs that say nothing without their object, which was cut off or never there: "I'll see", "planning on doing". */
const BARE_VERB =
  /^(?:be|being|see|seeing|do|doing|get|getting|have|having|go|going|visit|visiting|meet|meeting|watch|watching|pick(?:ing)? up|make|making|take|taking|come|coming|try|trying|use|using|find|finding|put|call|bring|give|giving|spend|want|keep|become|look|wait|stay|work on|talk|speak|say|buy|buying|finish|attend|check|need|help|sit|eat|eating|cook|sleep|drink|relax|rest|chill|shop|clean)$/u
/** What is pointed at cannot be told from the words alone: "visit it on Friday", "watch that one". */
const POINTED =
  /^(?:be|go|going|get|getting|stay|staying|come|coming|head|heading) (?:there|here)$|\b(?:it|that|this|them) (?:then|soon|later|again|too|now|first|there|here|together|in person)$|\b(?:it|that|this|these|those|that one|this one|one|them|him|her|you|u|ya|so|to|and|or|the|an?|of|with|my|for|about)$/u
/** But whom one marries or leaves need not be named. */
const COUPLE = /^(?:propos|marry|divorc|elop|leav|mov|liv)/u
const THIS =
  /^(?:watch|see|visit|try|read|play|check out|book|reserve|order|buy|get|find|attend|rent|go to|use|do|take|have|send|finish|complete|join|watching|seeing|visiting|attending|reading|buying|using|spending|selling) (?:this|that|these|those|your|it|the (?:movie|film|show|episode|restaurant|game|video|book|song|event|concert|salon|hotel|flight|bus|train|link|site|trailer|series|next one|same|other|first one|second one)s?)\b/u
const INTENDED: ReadonlySet<string> = new Set(['goal', 'plan'])

/** A goal or a plan is worth keeping when it says what is to be done. */
export const dropHollow: Refiner = {
  id: 'en/drop-hollow',
  refine: (candidate) => {
    if (!INTENDED.has(candidate.slot) || candidate.relation === 'retracts') return [candidate]
    const key = keyOf(candidate.value)
    return BARE_VERB.test(key) || (POINTED.test(key) && !COUPLE.test(key)) || THIS.test(key)
      ? { drop: 'what is to be done is not said' }
      : [candidate]
  },
}
