import { defineRule } from '@recollect/rules'
import type { ExtractionRule } from '@recollect/core/extraction'
import { denialOf, state } from '../../text/state.ts'
import { DOES, LEADS, rx, SUBJECT, unnamed } from '../../text/patterns.ts'

const FOODS =
  'meat|red meat|pork|beef|lamb|chicken|poultry|fish|seafood|shellfish|dairy|milk|cheese|eggs?|gluten|wheat|bread|carbs|sugar|refined sugar|processed food|processed foods|fast food|junk food|fried food|soy|nuts|alcohol|caffeine|animal products|onions? and garlic|onions?|garlic|non-?veg|mutton|turkey|ham|bacon|mushrooms|rice|potatoes|tofu|chocolate|tomatoes|nightshades|msg|sugary drinks|fizzy drinks|soda|coffee|spicy food|sweets|grains|oil|salt|peanuts'
const DIET =
  'vegan|vegetarian|veggie|pescatarian|pescetarian|plant[- ]based|kosher|halal|keto|paleo|carnivore|gluten[- ]free|dairy[- ]free|sugar[- ]free|grain[- ]free|low[- ]carb|low[- ]sodium|low[- ]fat|low[- ]fodmap|fodmap|high[- ]protein|raw vegan|whole30|atkins|mediterranean|intermittent fasting|omad|one meal a day|16:8|calorie counting|macrobiotic|flexitarian|jain|satvik|meat[- ]free|fat[- ]free|lactose[- ]free|nut[- ]free|egg[- ]free'

const DIET_ANCHORS = [
  'vegan',
  'vegetarian',
  'veggie',
  'pescatarian',
  'plant',
  'kosher',
  'halal',
  'keto',
  'paleo',
  'carnivore',
  '-free',
  ' free',
  'low',
  'high',
  'whole30',
  'atkins',
  'mediterranean',
  'fasting',
  'omad',
  'one meal a day',
  '16:8',
  'calorie counting',
  'macrobiotic',
  'flexitarian',
  'jain',
  'satvik',
  'fodmap',
]

/** "I've been dairy-free for a year", "my husband has gone low-carb". */
const turned = defineRule({
  id: 'en/diet.turned',
  priority: 91,
  confidence: 0.92,
  anchors: DIET_ANCHORS,
  pattern: rx(
    `${SUBJECT}(?:'m|m|'ve|ve|'s|'re| am| have| has| is| are| was| were)? ?(?<neg>not )?(?:been |now |currently |also |mostly |strictly |recently |just |both |all ){0,2}(?<how>doing |trying |eating |following |on |gone |went |going |raised |brought up |grew up |turned |became |become |trying out )?(?:strictly |mostly |fully |completely |on |a |an |the |more |totally |strict |back to |being ){0,2}(?<diet>${DIET})(?: diet)?(?![a-z-]| (?:food|restaurant|options?|recipes?|meals?|burgers?|cheese|pizza|place|cafe|shop|products?|cake|snacks|bread|beer|pasta|version|friendly|today|this morning))`,
  ),
  draft: (match) =>
    match.raw('pron') === 'it'
      ? null
      : state(
          match,
          'diet',
          match.capture('diet'),
          /^(?:gone|went|turned|became|become|going)\b/u.test(match.raw('how') ?? '')
            ? { relation: 'updates' }
            : {},
        ),
  examples: [
    { text: "I've been dairy-free for a year", cards: [{ slot: 'diet', value: 'dairy-free' }] },
    {
      text: 'my husband has gone low-carb',
      cards: [{ slot: 'diet', value: 'low-carb', entity: 'user.husband', relation: 'updates' }],
    },
  ],
  counterExamples: ['are you gluten-free?', 'I went to a vegan restaurant', 'he went keto'],
})

/** "I don't eat pork or beef", "I've cut out dairy", "I'm off sugar", "no gluten for me", "haven't eaten meat since 2015". */
const without = defineRule({
  id: 'en/diet.without',
  priority: 94,
  confidence: 0.94,
  anchors: [
    'eat',
    'take ',
    "can't have",
    'cant have',
    'cannot have',
    'cut out',
    'cutting out',
    'avoid',
    ' off ',
    'for me',
    '4 me',
    "can't do",
    'cant do',
    'cannot do',
    'touch',
    'without',
    'swore off',
    'stay away',
    'ditched',
    'no longer',
    'had ',
  ],
  pattern: rx(
    `(?:${DOES}(?:(?<deny>eat|touch|eats|eating|take|takes|consume|have|has|do)|(?<cut>cut out|cuts out|avoids?|eat no|stay away from|swore off|go without))|${unnamed(SUBJECT)}(?:'ve|ve|'m|m| have| am)? ?(?<own>(?:just |recently |completely |mostly |fully |finally |been )*(?:cut out|sworn off|cutting out|avoiding|off|not eating|eliminated)|(?:haven'?t|have not|'ve not) (?:eaten|touched|had)(?: any)?)|(?:^${LEADS}|\\bremember,? |\\bplease,? |\\bpls )(?<none>no|haven'?t eaten|not eating|cut out|cutting out|off)) (?:any |all |the )?(?<food>(?:${FOODS})(?:(?:, | and | or |, or )(?:${FOODS}))*)(?= for me| 4 me| btw| tho| thanks| for (?:religious|health|medical|ethical|\\d|a |two|three|four|five|six|ten|years|months|lent|good)| since| at all| in \\d| anymore| completely| entirely| altogether| because| any ?more| last| this| in my diet| either|,| but| so| or | as | (?:one|hor|lah|leh|lor|la|ah|please|pls|thanks|sorry)\\b| at home| only|$)(?<after> (?:for|4) me)?`,
  ),
  draft: (match) => {
    const own = match.raw('own')
    if (own !== undefined && !/^(?:i|we)\b/u.test(match.text)) return null
    if (match.raw('none') === 'no' && match.raw('after') === undefined) return null
    if (match.raw('deny') !== undefined && denialOf(match) === undefined) return null
    if (match.raw('deny') === undefined && denialOf(match) !== undefined) return null
    if (
      /^(?:have|has|do|take|takes)$/u.test(match.raw('deny') ?? '') &&
      !/^(?:can'?t|cannot|can not|never)/u.test(match.raw('neg') ?? '') &&
      !/dairy|gluten|carbs|sugar|caffeine|seafood|meat|coffee|sugar|milk|onion|garlic|egg|non-?veg|alcohol|mutton|chicken|fish/u.test(
        match.raw('food') ?? '',
      )
    )
      return null
    return state(match, 'diet', match.capture('food'), { polarity: 'negative' })
  },
  examples: [
    {
      text: "I don't eat pork or beef",
      cards: [{ slot: 'diet', value: 'pork or beef', polarity: 'negative' }],
    },
    {
      text: "I've cut out dairy completely",
      cards: [{ slot: 'diet', value: 'dairy', polarity: 'negative' }],
    },
    { text: 'no gluten for me', cards: [{ slot: 'diet', value: 'gluten', polarity: 'negative' }] },
  ],
  counterExamples: [
    'should I cut out dairy?',
    "he doesn't eat pork",
    'no meat left',
    "don't eat meat before the test",
  ],
})

export const dietKeeps: readonly ExtractionRule[] = [without, turned]
