import { defineRule } from '@recollect/rules'
import type { ExtractionRule } from '@recollect/core/extraction'
import { denialOf, state } from '../../text/state.ts'
import { LEADS, rx, MY_KIN } from '../../text/patterns.ts'
import { keyOf } from '../../text/capture.ts'

/** "No peanuts please, I'm allergic", "keep shellfish away from me, allergic": what is refused, and why. */
const refused = defineRule({
  id: 'en/allergy.refused',
  priority: 97,
  confidence: 0.92,
  anchors: ['allergic', 'no ', 'without ', 'avoid '],
  pattern: rx(
    `(?:^${LEADS}|\\b(?:please |pls |and |so |but |with ))(?:no|without|not|avoid) (?<food>peanuts?|nuts|tree nuts|cashews|walnuts|almonds|dairy|milk|eggs?|shellfish|seafood|prawns?|shrimps?|crab|fish|gluten|wheat|soy|sesame|kiwi|mango|strawberries|latex|penicillin|mushrooms|tomatoes|pineapple|mustard|celery|coconut|onions?|garlic|bell peppers|peppers|chilli|cinnamon|honey|banana|avocado|citrus|oranges|apples|peaches|corn|oats|beef|pork|chicken|alcohol)\\b`,
  ),
  draft: (match) => {
    const { clause } = match
    const rest = clause.sentence.text.slice(clause.start - clause.sentence.start)
    const food = match.capture('food')
    return food && OWN.test(keyOf(rest)) && denialOf(match) === undefined
      ? { slot: 'allergy', value: food }
      : null
  },
  examples: [{ text: "no sesame please, I'm allergic", cards: [{ slot: 'allergy', value: 'sesame' }] }],
  counterExamples: ["no sesame please, she's allergic", "no sesame please, I'm full", "no nuts, I'm full"],
})
const OWN = /\b(?:i'm|im|i am) (?:[a-z]+ )?allergic(?: to (?:it|them|that|those))?\s*$/u

export const allergyHas: readonly ExtractionRule[] = [refused]

/** "My daughter's got a nut allergy". */
export const kinAllergy: ExtractionRule = defineRule({
  id: 'en/allergy.kin-has',
  priority: 96,
  confidence: 0.92,
  anchors: ['allergy', 'allergies', 'intoleran'],
  pattern: rx(
    `${MY_KIN}(?:'s got|'s| has| has got|ve| have) (?:an? )?(?:severe |bad |serious |mild |strong |slight |life-threatening |terrible )*(?:(?<noun>(?!(?:severe|bad|serious|mild|terrible|strong|food|no|any)\\b)[a-z]{3,12}(?: [a-z]{3,10})??) (?:allergy|allergies|intolerance)\\b|(?:allergy|allergies|intolerance) to (?<to>[^.;:!?()"\\n]{2,60}))`,
  ),
  draft: (match) => state(match, 'allergy', match.capture('noun') ?? match.capture('to')),
  examples: [
    {
      text: "my daughter's got a nut allergy",
      cards: [{ slot: 'allergy', value: 'nut', entity: 'user.daughter' }],
    },
  ],
  counterExamples: ['does my daughter have a nut allergy?', 'his son has a nut allergy'],
})
