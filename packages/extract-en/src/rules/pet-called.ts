import { defineRule } from '@recollect/core/language-pack'
import type { ExtractionRule } from '@recollect/core'
import { KIN } from '../lexicon/kinship.ts'
import { LEADS, rx } from '../patterns.ts'
import { keyOf } from '../text/capture.ts'

const WORD = "\\p{L}[\\p{L}'’-]{1,14}"
const WHEN =
  '(?: (?:yesterday|today|recently|suddenly|peacefully|(?:on|in|at|after|from|this|last|over|a|two|three) [^,.;:!?]{2,30}))?'
const NO_NAME =
  /^(?:he|she|it|they|who|that|this|somebody|someone|everybody|nobody|phone|laptop|car|battery)$/u

/** "Biscuit passed away on Sunday", "we had to put Miso to sleep": whether it was a pet the memory knows. */
export const petCalled: ExtractionRule = defineRule({
  id: 'en/pet.called',
  priority: 60,
  confidence: 0.92,
  anchors: [
    'died',
    'passed',
    'put down',
    'rainbow',
    "didn't make it",
    'ran away',
    'is gone',
    'to sleep',
    ' down',
    'lost ',
  ],
  pattern: rx(
    `^${LEADS}(?:our |my |little |sweet |poor )*(?<name>${WORD})(?:, our [a-z ]{3,20},)? (?:has |just |sadly |unfortunately |finally |actually )*(?:died|passed away|passed|was put down|had to be put (?:down|to sleep)|was put to sleep|crossed the rainbow bridge|didn't make it|ran away|is gone)${WHEN}[.!]?$|\\b(?:i|we) (?:just |recently |sadly |had to )*(?:(?:put|lay) (?<down>${WORD}) (?:down|to sleep|to rest)|lost (?<lost>${WORD}))${WHEN}[.!]?$`,
  ),
  draft: (match) => {
    const value = match.capture('name') ?? match.capture('down') ?? match.capture('lost')
    // "We lost everything": only who is written as one.
    if (match.raw('lost') !== undefined && !/^\p{Lu}/u.test(value?.text ?? '')) return null
    if (!value || KIN.has(keyOf(value.text)) || NO_NAME.test(keyOf(value.text))) return null
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
  counterExamples: ['grandma passed away', 'did Miso die?', 'it died', 'if Miso passed away I would cry'],
})
