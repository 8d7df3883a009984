import { defineRule } from '@recollect/rules'
import type { ExtractionRule } from '@recollect/core/extraction'
import { entityOf, state } from '../../text/state.ts'
import { KIN } from '../../lexicon/people/kinship.ts'
import { DOUBTFUL_NAMES, GIVEN_NAMES } from '../../lexicon/people/names.ts'
import { ETHNICITIES, NATIONALITIES } from '../../lexicon/self/nationalities.ts'
import { OCCUPATIONS } from '../../lexicon/work/occupations.ts'
import { MY_KIN, rx, wordAnchors } from '../../text/patterns.ts'
import { keyOf } from '../../text/capture.ts'

/** Written with a capital, and what somebody is, not who. */
const NO_NAME =
  /ish$|[aig]an$|ic$|ese$|ist$|(?:^(?:german|french|dutch|greek|swiss|welsh|thai|catholic|muslim|jewish|hindu|sikh|quaker|aries|taurus|gemini|cancer|leo|virgo|libra|scorpio|sagittarius|capricorn|aquarius|pisces|asian|black|white|happy|great|here|home|gone|dead|single|married|pregnant)$)/u

/** "My manager is Sandra": a given name with a capital, and nothing after it. */
export const nameKinIs: ExtractionRule = defineRule({
  id: 'en/name.kin-is',
  priority: 94,
  confidence: 0.92,
  anchors: wordAnchors(KIN.keys()),
  pattern: rx(`${MY_KIN}(?: is|'s) (?<who>[\\p{L}][\\p{L}'-]{1,20}(?: [\\p{L}][\\p{L}'-]{1,20})?)(?= ?$|,)`),
  draft: (match) => {
    const who = match.capture('who')
    const [first = ''] = keyOf(who?.text ?? '').split(' ')
    const isName =
      who !== undefined &&
      (GIVEN_NAMES.has(first) ||
        (who.text === first.charAt(0).toUpperCase() + first.slice(1) &&
          !NO_NAME.test(first) &&
          !NATIONALITIES.has(first) &&
          !ETHNICITIES.has(first) &&
          !OCCUPATIONS.has(first))) &&
      !DOUBTFUL_NAMES.has(first) &&
      who.text.split(' ').every((word) => /^\p{Lu}/u.test(word))
    const entity = entityOf(match)
    return isName && entity !== null && entity !== 'user.pet' ? state(match, 'name', who) : null
  },
  examples: [
    { text: 'my manager is Sandra', cards: [{ slot: 'name', value: 'Sandra', entity: 'user.boss' }] },
  ],
  counterExamples: [
    'my manager is sandra-like',
    'my boss is Irish',
    'is my manager Sandra?',
    'my sister is Grace Kelly fan',
    'my brother is happy',
    'my boss is German',
    'my flatmate is Catholic',
    'my sister is Vegan',
  ],
})
