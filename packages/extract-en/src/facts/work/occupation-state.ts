import { defineRule } from '@recollect/rules'
import type { ExtractionRule } from '@recollect/core/extraction'
import { inLexicon, state } from '../../text/state.ts'
import { OCCUPATIONS } from '../../lexicon/work/occupations.ts'
import { LEADS, rx } from '../../text/patterns.ts'
import { part } from '../../text/capture.ts'

const STATES =
  '(?:in )?between (?:jobs|gigs|contracts)|out of work|unemployed|jobless|job[- ]hunting|job[- ]searching|looking for work|on (?:maternity|paternity|parental|sick|long-term sick|mat|disability|unpaid|medical) leave|on disability|on the dole|on benefits|on unemployment|on sabbatical|on a (?:gap year|career break)|furloughed|laid off|semi-?retired|retired|self[- ]employed'

/** "Between jobs at the moment", "still job hunting", "on mat leave until May": a state of work without "I am". */
const bare = defineRule({
  id: 'en/occupation.state',
  priority: 92,
  confidence: 0.95,
  anchors: [
    'between',
    'not working',
    'officially',
    'finally a',
    'newly a',
    'proudly a',
    'now a',
    'also a',
    'out of work',
    'employed',
    'jobless',
    'hunting',
    'searching',
    'for work',
    ' leave',
    'on disability',
    'on the dole',
    'on benefits',
    'on unemp',
    'sabbatical',
    'gap year',
    'career break',
    'furlough',
    'laid off',
    'retired',
  ],
  pattern: rx(
    `\\bi(?:'m| am|m) (?:currently |still )?(?<not>not working)(?=$|,| (?:atm|at the moment|right now|rn|any ?more|these days|since|and|so|because|but|due to|now|yet)\\b)|^${LEADS}(?:currently |still )?(?<not2>not working)(?= (?:atm|since (?:the|my|i|we)|due to (?:my|health|injury))\\b)|^${LEADS}(?:officially|finally|newly|proudly|now|also)(?: now)? an? (?<role>[a-z][a-z -]{2,30}?)(?=$|,| (?:and|now|in|at)\\b)|^${LEADS}(?:currently |still |now |just |been |newly |recently |officially |sadly ){0,2}(?<what>${STATES})(?=$|,| (?:at the moment|right now|rn|atm|now|so|and|since|for|but|until|till|after|again|these days|this (?:month|year|week)|with|lol|last)\\b)`,
  ),
  draft: (match) => {
    const not = match.capture('not') ?? match.capture('not2')
    if (not) return state(match, 'occupation', part(not, 4, not.text.length), { polarity: 'negative' })
    const role = match.capture('role')
    if (role) return inLexicon(OCCUPATIONS, role.text) ? { slot: 'occupation', value: role } : null
    return state(match, 'occupation', match.capture('what'))
  },
  examples: [
    { text: 'Between jobs at the moment', cards: [{ slot: 'occupation', value: 'Between jobs' }] },
    {
      text: "I'm not working at the moment",
      cards: [{ slot: 'occupation', value: 'working', polarity: 'negative' }],
    },
    { text: 'officially a paramedic!', cards: [{ slot: 'occupation', value: 'paramedic' }] },
    { text: 'still job hunting lol', cards: [{ slot: 'occupation', value: 'job hunting' }] },
  ],
  counterExamples: [
    'the lift is not working',
    'finally a break',
    'between us',
    'retired people love it',
    'are you between jobs?',
    'he is between jobs',
  ],
})

export const occupationState: readonly ExtractionRule[] = [bare]
