import { defineRule } from '@recollect/core/language-pack'
import type { ExtractionRule } from '@recollect/core'
import { state } from '../frames.ts'
import { DOES, LEADS, rx } from '../patterns.ts'
import { keyOf, stripLead } from '../text/capture.ts'

const SIDE = '[^,.;:!?()"\\n]{2,40}?'
const LEAD = /^(?:the |my |a good |an? |some |using |to use )/iu
const POINTS = /^(?:it|that|this|you|not|anything|them|him|her|me|us|what|how|one|those|these|nothing)\b/u

/** "Give me tea over coffee any day", "books over films every time", "I'd pick the window seat over the aisle". */
const over = defineRule({
  id: 'en/preference.any-day',
  priority: 95,
  confidence: 0.92,
  anchors: [' over ', ' than ', ' > ', ' >> ', ' >>> ', ' >>>> ', 'instead of'],
  pattern: rx(
    `^${LEADS}(?:give me|gimme|i(?:'ll| will|'d| would|d)? (?:always |rather |much rather |sooner |happily )?(?:take|choose|pick|go for|opt for)|always|team|i'm team|im team|(?:for me,? )?(?:it's|its|it is) (?:always |got to be |gotta be )?|for me,?)? ?(?<a>${SIDE}) (?:over|instead of) (?<than>(?!(?:the phone|there|here|again|time)\\b)[a-z][^,.;:!?()"\\n]{1,30}?)(?<day>,? (?:any ?day|every ?(?:time|day)|any time|always|all the way|all day(?: long)?|for me|for sure|hands down|each time|in a heartbeat)\\b[^,.;:!?()"\\n]{0,20}| ?)$|^${LEADS}(?<c>[a-z][a-z' ]{2,20}) >{1,4} (?<c2>[a-z][a-z' ]{2,20}?)(?: for me| imo| any ?day| tbh| always| every time| all the way|,|$)|\\bi(?:'d| would) (?:much |far )?sooner (?<d>${SIDE}) than (?<d2>[a-z])|\\bi find (?<e>${SIDE}) (?:much |way |a lot |so much )?(?:better|[a-z]{2,10}er|more (?:relaxing|comfortable|fun|interesting|enjoyable|useful)) than (?<e2>[a-z])|^(?<f>${SIDE}) (?:suits?|works?) (?:me )?(?:better|best)(?: for me)? than (?<f2>[a-z])`,
  ),
  draft: (match) => {
    const value = ['a', 'c', 'd', 'e', 'f'].map((name) => match.capture(name)).find(Boolean)
    if (!value || POINTS.test(keyOf(value.text))) return null
    const told =
      /^(?:(?:and|also|so|but|yeah|yes|no|well|honestly|tbh|personally|lol),? )*(?:give me|gimme|i\b|i'|team|always|for me)/u.test(
        match.text,
      )
    if (match.raw('a') !== undefined && !told && (match.raw('day')?.trim() ?? '') === '') return null
    if (
      match.raw('a') !== undefined &&
      (/\b(?:was|were|is|are|has|have|had|went|got|ran|moved|won|i|he|she|they|we|it)\b/u.test(
        keyOf(value.text),
      ) ||
        value.text.split(' ').length > 6)
    )
      return null
    return state(match, 'preference', stripLead(value, LEAD))
  },
  examples: [
    { text: 'give me tea over coffee any day', cards: [{ slot: 'preference', value: 'tea' }] },
    { text: "I'd take the train over the bus every time", cards: [{ slot: 'preference', value: 'train' }] },
    { text: 'mountains > beaches for me', cards: [{ slot: 'preference', value: 'mountains' }] },
  ],
  counterExamples: [
    'he won over the crowd',
    'the cat jumped over the fence',
    'would you pick tea over coffee?',
    'x > y',
  ],
})

/** "I'm more of a dog person than a cat person", "more a tea drinker than coffee". */
const moreOf = defineRule({
  id: 'en/preference.more-of',
  priority: 95,
  confidence: 0.92,
  anchors: ['more of a', 'more a ', 'more of an'],
  pattern: rx(
    `(?:\\bi(?:'m|m| am)(?: definitely| much| way| probably)?|^${LEADS}(?:definitely |much |way )?) ?more (?:of )?an? (?<a>[a-z' -]{2,30}?)(?: (?:person|guy|girl|gal|kind of person|fan|man|woman|drinker|lover))? than (?:an? )?(?<than>[a-z])`,
  ),
  draft: (match) => {
    const value = match.capture('a')
    return value &&
      !/^(?:problem|question|pain|burden|hassle|hindrance|guideline|suggestion|joke|matter|lot)/u.test(
        keyOf(value.text),
      )
      ? state(match, 'preference', value)
      : null
  },
  examples: [
    { text: "I'm more of a dog person than a cat person", cards: [{ slot: 'preference', value: 'dog' }] },
  ],
  counterExamples: ['more of a problem than before', 'are you more of a dog person than a cat person?'],
})

const DRINKS =
  'coffee|tea|chai|latte|steak|steaks|eggs|egg|burger|burgers|toast|pizza|pasta|noodles|curry|food|beer|wine|whisky|whiskey|martini|rice|pancakes|bacon|chocolate|fries|chips|salad|sandwiches|cocktails|soup|water|showers?|baths?|room|bed|music|films|movies|books|men|women|clothes|jeans|hair|weekends|holidays|vacations|mornings|desk|inbox|code|answers|replies|meat|fish|popcorn|bananas|avocado|hot chocolate|oatmeal|porridge|cereal|drinks|dessert|desserts|ice cream|bagels?|bread|chicken|wings|ribs|tacos'

/** "I like my coffee black", "I take my tea with milk", "my wife has her steak rare". */
const taken = defineRule({
  id: 'en/preference.taken',
  priority: 97,
  confidence: 0.92,
  anchors: DRINKS.split('|').map((word) => ` ${word.replace(/s\??$/u, '')}`),
  pattern: rx(
    `${DOES}(?:like|likes|love|loves|take|takes|drink|drinks|eat|eats|prefer|prefers|have|has|want|need) (?<a>(?:my|our|his|her|their) (?:morning )?(?:${DRINKS}) (?:(?:really |very |super |quite |extra |nice and |on the |piping |freshly |lightly )*(?:black|white|strong|weak|sweet|sugary|hot|iced|cold|rare|medium(?: rare| well)?|well done|scrambled|poached|fried|boiled|soft boiled|hard boiled|sunny side up|over easy|runny|spicy|mild|plain|salty|crispy|crunchy|dry|neat|raw|burnt|thin|thick|dark|bitter|loud|quiet|short|concise|brief|long|lukewarm|al dente|soft|firm|tidy|clean|cool|warm|room temperature|shaken|stirred|straight|bland|side|steaming|decaf|unsweetened|frothy|milky|pink|well-done|slow|lazy|simple|tall|straight up|with (?:extra |a lot of |a splash of |a bit of |a little |lots of |two |no |some |oat |almond |soy |\\d )*[a-z]+(?: (?:milk|sugars?|cream|ice|sauce|and [a-z]+))?|without [a-z]+(?: [a-z]+)?))\\b)`,
  ),
  draft: (match) => {
    const value = match.capture('a')
    return match.raw('pron') === 'it'
      ? null
      : state(match, 'preference', value && stripLead(value, /^(?:my|our|his|her|their) /iu))
  },
  examples: [
    { text: 'I like my coffee black', cards: [{ slot: 'preference', value: 'coffee black' }] },
    {
      text: 'my wife takes her tea with oat milk',
      cards: [{ slot: 'preference', value: 'tea with oat milk', entity: 'user.wife' }],
    },
  ],
  counterExamples: ['do you take your tea with milk?', 'I love my coffee', 'he likes his eggs runny'],
})

/** "I work best at night", "I learn better by doing", "I prefer it when rooms are cool", "I always pick the window seat". */
const best = defineRule({
  id: 'en/preference.best',
  priority: 95,
  confidence: 0.92,
  anchors: [' best', ' better', 'prefer', 'always '],
  pattern: rx(
    `${DOES}(?:(?<a>(?:work|works|learn|learns|study|studies|sleep|sleeps|focus|concentrate|think|write|function) (?:much |way |a lot )?(?:best|better) (?:in|at|by|with|when|from|on|alone|under|after|without|as) ?[^,.;:!?()"\\n]{0,40})|prefers? (?:it (?:when|if)|when|if|that) (?<b>(?!(?:you|it|that)\\b)[^,.;:!?()"\\n]{4,50})|prefers? (?:it )?(?<c>my|your)? ?(?:answers|responses|replies|explanations|emails|code) (?<d>(?:in|to be|short|brief|with|without|concise|as)\\b[^,.;:!?()"\\n]{0,40}))|\\bi(?:'d| would|d) (?:really |much )?prefer (?<f>(?:[a-z]+ ){0,3}(?:answers|replies|responses|explanations|examples|emails|messages|texts|summaries|bullet points)\\b)|\\bi (?:almost |nearly )?always (?:pick|choose|go for|opt for|book|order|ask for|request|reserve) (?:the |an? )?(?<e>(?!(?:it|that|this|you|him|her|them|one)\\b)[^,.;:!?()"\\n]{3,40})`,
  ),
  draft: (match) => {
    const value = ['a', 'b', 'd', 'e', 'f'].map((name) => match.capture(name)).find(Boolean)
    return match.raw('pron') === 'it' ? null : state(match, 'preference', value)
  },
  examples: [
    { text: 'I work best at night', cards: [{ slot: 'preference', value: 'work best at night' }] },
    { text: 'I always book the aisle seat', cards: [{ slot: 'preference', value: 'aisle seat' }] },
  ],
  counterExamples: ['it works best at night', 'do you learn better by doing?', 'I always choose you'],
})

export const preferenceWeighed: readonly ExtractionRule[] = [taken, over, moreOf, best]
