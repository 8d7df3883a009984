import type { Candidate, Refiner } from '@recollect/core/extraction'

/** Words that say a state is new. "Now and then", "by now" and "right now" date it and no more. */
const NEW =
  /\b(?:(?<!\b(?:by|right|until|till|for|just|so|ok|okay|well|even|up to) )now(?! and (?:then|again)| that\b)|just (?:got|started|began|became|turned|joined|switched|changed)|(?:recently|finally) (?:got|started|began|became|joined|switched)|switched (?:[a-z]+ ){0,3}to|no longer a [a-z ]{2,30} but)\b/u
/** Events that end one state and begin another. */
const TURNS =
  /^(?:just |recently |finally )?(?:got|landed|accepted|started|found|began|lost|quit|left|resigned|retired|was|were|get|been) (?:.*\b(?:job|position|role|career|fired|laid off|promoted|promotion|hired|let go)\b|working|from)/u

/** Said to put right what was said before. */
const CORRECTED =
  /^(?:(?:oops|whoops|ah|oh|sorry|wait|no|um|ugh),? ){0,3}(?:oops|whoops|typo|i meant|i mean|correction|scratch that|scrap that|my bad|wrong one|no wait|wait no|actually no|edit)\b/u

function isNew({ slot, value, clause }: Candidate): boolean {
  if (slot === 'event_work') return TURNS.test(value.toLowerCase())
  if (slot.startsWith('event_') || slot === 'goal' || slot === 'plan') return false
  return NEW.test(clause.text) || CORRECTED.test(clause.sentence.text)
}

/** "My brother is now in Porto", "I just started as a baker": what holds from here on, in place of what held before. */
export const change: Refiner = {
  id: 'en/change',
  refine: (candidate) => {
    const { relation, tense, polarity } = candidate
    const settled = relation !== 'sets' || tense !== 'current' || polarity === 'negative'
    return settled || !isNew(candidate) ? [candidate] : [{ ...candidate, relation: 'updates' }]
  },
}
