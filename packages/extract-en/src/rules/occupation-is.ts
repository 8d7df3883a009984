import type { Capture } from '@recollect/core'
import { beRule, some } from '../be-rule.ts'
import { inLexicon, nounPhrases, state } from '../frames.ts'
import { NOT_OCCUPATIONS, OCCUPATIONS, WORK_STATES } from '../lexicon/occupations.ts'
import { keyOf, stripLead } from '../text/capture.ts'

const PRAISE =
  /^(?:(?:good|great|bad|terrible|decent|better|big|huge|real|true|horrible|amazing|excellent|lousy|fan of|natural|awful|talented|nice|wonderful|fellow)\s)+/iu
const SERVICE =
  /^(?:in|with) the (?<force>army|navy|air force|military|marines|marine corps|police|coast guard|national guard|reserves|army reserves)\b/iu
const JOKE = /\b(?:like an?|bot|robot|ai)\b/u

/** The head noun names a job: "recording engineer", "wealthy bankers". */
function isJob(text: string): boolean {
  const key = keyOf(text)
  const last = key.split(' ').at(-1) ?? ''
  if (OCCUPATIONS.has(key)) return true
  if (
    /^[a-z]+ing (?:an?|the|my|our|your|this|that|with|for|to|some|out)\b/u.test(key) ||
    /^(?:in|at|on|to|with|about|like|done|so|going|getting|told|not)\b/u.test(key)
  )
    return false
  return (
    key.split(' ').length <= 6 && inLexicon(OCCUPATIONS, key) && !NOT_OCCUPATIONS.has(last) && !JOKE.test(key)
  )
}

function jobOf(phrase: Capture): Capture | null {
  if (WORK_STATES.has(keyOf(phrase.text))) return phrase
  return isJob(phrase.text) ? stripLead(phrase, PRAISE) : null
}

/** "I'm a recording engineer", "my father is a tax clerk", "I'm retired". */
export const occupationIs = beRule({
  id: 'en/occupation.is',
  priority: 90,
  confidence: 0.9,
  read: (match, np) => {
    const force = SERVICE.exec(np.text)?.groups?.['force']
    const home =
      /^an? (?<home>(?:full[- ]time )?stay[- ]at[- ]home (?:mom|mum|mother|dad|father|parent|wife|husband))\b/iu.exec(
        np.text,
      )?.groups?.['home']
    if (home !== undefined) return state(match, 'occupation', home)
    if (force !== undefined) return state(match, 'occupation', force)
    return some(nounPhrases(np).map((phrase) => state(match, 'occupation', jobOf(phrase))))
  },
  examples: [
    { text: "I'm a marine biologist", cards: [{ slot: 'occupation', value: 'marine biologist' }] },
    { text: 'i am a plumber . i work alone .', cards: [{ slot: 'occupation', value: 'plumber' }] },
    {
      text: 'my mother was a seamstress',
      cards: [{ slot: 'occupation', value: 'seamstress', entity: 'user.mother', tense: 'past' }],
    },
    { text: "I'm not a lawyer, I'm a paralegal", cards: [{ slot: 'occupation', value: 'paralegal' }] },
  ],
  counterExamples: [
    'are you a nurse?',
    'if I were a pilot I would fly home',
    'he is a teacher',
    "I'm a fast learner",
  ],
})
