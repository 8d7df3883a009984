import type { Candidate, Refiner } from '@recollect/core/extraction'
import { part } from '../text/capture.ts'

/** Rules made of the patterns in a configuration know nothing of the language around their words, which may be any. */
export const isGiven = ({ rule }: Pick<Candidate, 'rule'>): boolean => rule.startsWith('custom/')

const OVER = /^(?:no longer|not any ?more) /iu
const DENIED = /^(?:not|never|neither|nothing|none|unknown)(?: |$)/iu
/** What is said of a thing and names none: "my badge is lost", "my mentor is really nice". */
const STATE =
  /^(?:(?:really|very|so|quite|too|pretty|rather|kind of|a bit|always|still|already|being|getting) .{1,50}|lost|gone|missing|broken|stolen|expired|new|old|late|ready|fine|ok|okay|good|nice|great|bad|cool|awesome|amazing|terrible|ugly|fun|here|there|what|which|who|where|tbd|unclear)$/iu
/** Said at the end of a statement, and no part of what is stated. */
const ASIDE =
  /,? (?:now|too|as well|again|lol|thanks|thank you|please|by the way|btw|right now|at the moment|these days|actually|anyway|instead|though|from now on|as of (?:now|today))$/iu

/** "My badge is not B-17" states no badge; "my badge is B-18 now" states B-18. */
export const givenPatterns: Refiner = {
  id: 'en/given-patterns',
  refine: (candidate) => {
    const { value, span } = candidate
    if (!isGiven(candidate) || span.end - span.start !== value.length) return [candidate]
    if (DENIED.test(value)) return { drop: 'denied' }
    const start = OVER.exec(value)?.[0].length ?? 0
    const kept = part({ text: value, span }, start, withoutAsides(value).length)
    if (kept === null) return { drop: 'no words of a value' }
    if (STATE.test(kept.text)) return { drop: 'a state, not a value' }
    const relation = start > 0 ? 'retracts' : candidate.relation
    return [{ ...candidate, relation, value: kept.text, span: kept.span }]
  },
}

/** "…, thanks again" is two. */
const withoutAsides = (value: string): string => value.replace(ASIDE, '').replace(ASIDE, '')
