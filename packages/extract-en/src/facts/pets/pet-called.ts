import { defineRule } from '@recollect/rules'
import type { ExtractionRule, RuleMatch } from '@recollect/core/extraction'
import { KIN } from '../../lexicon/people/kinship.ts'
import { LEADS, rx } from '../../text/patterns.ts'
import { keyOf } from '../../text/capture.ts'

const WORD = "\\p{L}[\\p{L}'’-]{1,14}"
/** When and how somebody dies: what else may follow tells of something else ("on the couch", "in that game"). */
const WHEN =
  '(?: (?:yesterday|today|recently|suddenly|peacefully|(?:early |late )?(?:this|last) (?:morning|afternoon|evening|night|week|weekend|month|year|spring|summer|autumn|fall|winter|[a-z]{3,6}day)|on [a-z]{3,6}day(?: (?:morning|afternoon|evening|night))?|in (?:(?:january|february|march|april|may|june|july|august|september|october|november|december)|(?:19|20)\\d\\d|(?:my|our|his|her) (?:arms|sleep))|over the weekend|(?:a|an|one|two|three|a few|\\d{1,2}) (?:days?|weeks?|months?|years?) ago)){0,2}'
const ILLS = '(?:(?:[a-z]{3,12} )?(?:cancer|disease|failure)|old age|a (?:stroke|tumou?r|heart attack))'
const NO_NAME =
  /^(?:he|she|it|they|who|that|this|somebody|someone|everybody|nobody|phone|laptop|car|battery)$/u

/** Told of a game, or of somebody who is there again. */
const NOT_SO =
  /\b(?:(?:came|come|comes|coming|got|brought) back|came to life|respawn(?:ed|s)?|revived?|found (?:him|her|it|them)|game|movie|film|show|episode|season|level|book|story|dream)\b/u
const NEAR = 120
const isSo = ({ clause: { start, end, sentence } }: RuleMatch): boolean =>
  !NOT_SO.test(sentence.message.slice(Math.max(0, start - NEAR), end + NEAR))

/** "Biscuit passed away on Sunday", "we had to put Miso to sleep": whether it was a pet the memory knows. */
export const petCalled: ExtractionRule = defineRule({
  id: 'en/pet.called',
  priority: 60,
  confidence: 0.92,
  anchors: ['died', 'passed', 'put down', 'rainbow', 'to sleep', 'to rest', 'lost '],
  pattern: rx(
    `^${LEADS}(?:our |my |little |sweet |poor )*(?<name>${WORD})(?:, our [a-z ]{3,20},)? (?:has |just |sadly |unfortunately |finally |actually )*(?:died|passed away|was put down|had to be put (?:down|to sleep)|was put to sleep|crossed the rainbow bridge)(?: (?:from|of) ${ILLS})?${WHEN}[.!]?$|(?:\\b(?:i|we) (?:just |recently |sadly )*|^${LEADS}(?=had ))(?:had to (?:put (?<down>${WORD}) to sleep|lay (?<rest>${WORD}) to rest|(?:have|get) (?<had>${WORD}) put (?:to sleep|down))|lost (?<lost>${WORD}) to ${ILLS})${WHEN}[.!]?$`,
  ),
  draft: (match) => {
    const value = ['name', 'down', 'rest', 'lost', 'had'].map((group) => match.capture(group)).find(Boolean)
    if (!value || !isSo(match) || KIN.has(keyOf(value.text)) || NO_NAME.test(keyOf(value.text))) return null
    const gone = { value, relation: 'retracts', known: true } as const
    return [
      { slot: 'pet', ...gone },
      { slot: 'name', entity: 'user.pet', ...gone },
    ]
  },
  examples: [
    { text: 'Miso passed away on Sunday', cards: [{ slot: 'pet', value: 'Miso', relation: 'retracts' }] },
    {
      text: 'we had to put Miso to sleep',
      cards: [{ slot: 'name', value: 'Miso', entity: 'user.pet', relation: 'retracts' }],
    },
  ],
  counterExamples: [
    'grandma passed away',
    'they had to have Miso put to sleep',
    'I might have to have Miso put to sleep',
    'did Miso die?',
    'it died',
    'if Miso passed away I would cry',
    'I put Rufus down on the couch',
    'I put Rufus down',
    'I put Rufus to sleep',
    'I had to put Rufus down on the couch',
    'Rufus just passed',
    'Rufus is gone this weekend',
    'Rufus ran away but came back',
    'We lost Rufus at the park',
    'We lost Rufus to the neighbours',
    'Lucky died in that game yesterday',
    'coke is gone',
    'Max ran away',
    'Lucky died yesterday but came back in the sequel',
    'I was playing that game again, Lucky died',
    "Rufus didn't make it yesterday",
  ],
})
