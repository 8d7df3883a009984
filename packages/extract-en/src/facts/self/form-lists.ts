import { defineRule } from '@recollect/rules'
import type { Capture, ExtractionRule, Proposal } from '@recollect/core/extraction'
import { inLexicon } from '../../text/state.ts'
import { ANIMALS, BREEDS } from '../../lexicon/pets/animals.ts'
import { SYSTEMS } from '../../lexicon/things/things.ts'
import { rx } from '../../text/patterns.ts'
import { keyOf, splitBy, stripLead, stripTail } from '../../text/capture.ts'
import { deviceFacet, isVehicle } from '../../text/device.ts'

const ITEMS = /\s?(?:,\s?(?:and|or|&)\s|,|\/|\s&\s|\sand\s|\sor\s|\s\+\s)\s?/giu
const NONE =
  /^(?:none|no|nil|n\/?a|nothing|any|anything|unknown|tbd|yes|tba|not (?:sure|applicable)|see (?:above|below))\b/iu
const DIET =
  /^(?:(?:strict(?:ly)?|mostly|pure|lacto|ovo|lacto-ovo|raw|semi|low|high|no|non)[- ])*(?:vegan|vegetarian|veggie|veg|pescatarian|pescetarian|flexitarian|omnivore|carnivore|kosher|halal|keto|paleo|plant[- ]based|mediterranean|jain|fodmap|carb|sodium|salt|sugar|fat|protein|dairy|gluten|pork|beef|meat|red meat|seafood|shellfish|fish|eggs?|nuts|peanuts|alcohol|lactose|soy)(?:[- ]free)?(?: diet)?$/iu

const each = (slot: string, value: Capture): Proposal[] =>
  splitBy(value, ITEMS)
    .filter((item) => !NONE.test(item.text))
    .map((item) => ({ slot, value: item }))
const negative = (cards: Proposal[]) => cards.map((card) => ({ ...card, polarity: 'negative' as const }))

function eaten(value: Capture): Proposal[] {
  return splitBy(value, ITEMS).flatMap((item) => {
    const food = stripTail(item, /\s(?:allergy|allergies)$/iu)
    if (food && food.text !== item.text) return [{ slot: 'allergy', value: food }]
    if (!DIET.test(item.text)) return []
    const no = stripLead(item, /^(?:no|non[- ])\s?/iu)
    return no && no.text !== item.text
      ? [{ slot: 'diet', value: no, polarity: 'negative' as const }]
      : [{ slot: 'diet', value: item }]
  })
}

const kept = (value: Capture): Proposal[] =>
  splitBy(value, ITEMS)
    .map((item) => stripTail(item, /\s(?:called|named|-|–)\s.*$|\s\(.*$/iu))
    .filter((item) => item !== null)
    .filter((item) => inLexicon(ANIMALS, item.text) || inLexicon(BREEDS, item.text))
    .map((item) => ({ slot: 'pet', value: item }))

const gadgets = (value: Capture): Proposal[] =>
  splitBy(value, ITEMS).flatMap((item) => {
    const facet = deviceFacet(item.text)
    return facet === null ? [] : [{ slot: 'device', value: item, facet }]
  })

const allergies = (value: Capture): Proposal[] =>
  each('allergy', value).flatMap((card) => {
    const bare = typeof card.value === 'string' ? null : stripTail(card.value, /\s(?:allergy|allergies)$/iu)
    return bare ? [{ ...card, value: bare }] : []
  })

/** Field of a form → what its words are read as. */
const FIELDS: readonly (readonly [RegExp, (value: Capture) => Proposal[]])[] = [
  [/^(?:hobb|interests|pastimes|free time|spare time|for fun)/u, (value) => each('hobby', value)],
  [/^(?:dislikes|hates|turn-?offs|pet peeves|pet hates)/u, (value) => negative(each('dislikes', value))],
  [/^(?:likes|loves|things i (?:like|love)|i (?:like|love))/u, (value) => each('likes', value)],
  [/^(?:fears|phobias|biggest fear)/u, (value) => negative(each('fear', value))],
  [/^(?:diet|dietary|food restrictions|eating)/u, eaten],
  [/^(?:food |drug |known )?allerg/u, allergies],
  [/^pets?\b/u, kept],
  [
    /^(?:car|vehicle|motorbike|motorcycle|bike)s?$/u,
    (value) => (isVehicle(value.text) ? [{ slot: 'vehicle', value, facet: 'car' }] : []),
  ],
  [/^(?:phone model|laptop|computer|devices?|tablet|camera|console|smartphone)$/u, gadgets],
  [
    /^(?:os|operating system)$/u,
    (value) => (SYSTEMS.has(keyOf(value.text).replace(/ v?\d[\d.]*$/u, '')) ? [{ slot: 'os', value }] : []),
  ],
  [/^(?:medical|health|chronic|conditions|diagnos)/u, (value) => each('health', value)],
]
const NAMES =
  'hobb(?:y|ies)(?: (?:and|&) interests)?|interests(?: (?:and|&) hobbies)?|pastimes|free time|spare time|for fun|likes|loves|dislikes|hates|turn-?offs|pet (?:peeves|hates)|things i (?:like|love)|i (?:like|love)|fears|phobias|biggest fear|diet|dietary (?:needs|requirements?|restrictions?|preferences?|info)|food restrictions|(?:food |drug |known )?allerg(?:y|ies)|medical (?:conditions?|history|issues)|health (?:conditions?|issues|problems)|chronic (?:conditions?|illness(?:es)?)|conditions|diagnos[ie]s|cars?|vehicles?|motorbike|motorcycle|phone model|laptop|devices?|tablet|camera|console|smartphone|os|operating system|pets?'

/** "Hobbies: kayaking, sudoku", "Dietary needs: vegan, nut allergy", "Pets: 2 cats": lists of a form or a profile. */
export const formLists: ExtractionRule = defineRule({
  id: 'en/profile.list',
  priority: 97,
  confidence: 0.95,
  anchors: [
    'hobb',
    'interests',
    'pastimes',
    ' time',
    'for fun',
    'likes:',
    'likes =',
    'likes -',
    'loves:',
    'hates:',
    'turn-off',
    'turnoff',
    'pet peeves',
    'pet hates',
    'i like:',
    'i love:',
    'fears:',
    'phobias',
    'biggest fear',
    'diet',
    'food restrictions',
    'allerg',
    'medical ',
    'health ',
    'chronic ',
    'conditions:',
    'diagnosis:',
    'diagnoses:',
    'car:',
    'cars:',
    'vehicle',
    'motorbike:',
    'motorcycle:',
    'phone model',
    'laptop:',
    'device:',
    'devices:',
    'tablet:',
    'camera:',
    'console:',
    'smartphone:',
    'os:',
    'operating system',
    'pet:',
    'pets:',
  ],
  pattern: rx(
    `(?:^|[/|;•·*] ?|^[-–] ?)(?:my |our |current |main )?(?<field>${NAMES}) ?(?::|=|→) ?(?<value>[\\p{L}\\p{N}][^.;:!?"|\\n]{1,120})`,
  ),
  draft: (match) => {
    const value = match.capture('value')
    const name = keyOf(match.raw('field') ?? '')
    const read = FIELDS.find(([pattern]) => pattern.test(name))?.[1]
    return value && read ? read(value) : null
  },
  examples: [
    {
      text: 'Hobbies: origami, tap dancing',
      cards: [
        { slot: 'hobby', value: 'origami' },
        { slot: 'hobby', value: 'tap dancing' },
      ],
    },
    {
      text: 'Dietary requirements: vegetarian, sesame allergy',
      cards: [
        { slot: 'diet', value: 'vegetarian' },
        { slot: 'allergy', value: 'sesame' },
      ],
    },
    { text: 'Pets: 2 parakeets', cards: [{ slot: 'pet', value: '2 parakeets' }] },
    { text: 'dislikes: wet sand', cards: [{ slot: 'dislikes', value: 'wet sand', polarity: 'negative' }] },
  ],
  counterExamples: [
    'Hobbies: none',
    'Pets: no',
    'Allergies: n/a',
    'likes: 240',
    'Pets: allowed on the ground floor',
  ],
})
