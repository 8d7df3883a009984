import { defineRule } from '@recollect/core/language-pack'
import type { ExtractionRule } from '@recollect/core'
import { denialOf, state } from '../frames.ts'
import { PASTIMES } from '../lexicon/pastimes.ts'
import { COUNT } from '../lexicon/time.ts'
import { TECH } from '../lexicon/tools.ts'
import { DOES, LEADS, rx } from '../patterns.ts'
import { keyOf } from '../text/capture.ts'

const LICENCE =
  "(?:(?:full|valid|clean|provisional|commercial|international|private|amateur|class [a-e]|hgv|cdl|forklift|motorcycle|motorbike|boat|boating|gun|firearms|hunting|fishing|teaching|nursing|real estate|pilot'?s?|driver'?s?|drivers'?|driving|ham radio|truck|bus|taxi|security|sia|liquor|bartending|cosmetology|massage|law|medical|chauffeur'?s?|skipper'?s?|motorbike) ){1,3}(?:licen[cs]e|ticket|permit)"

/** "I don't have a driving licence", "got my forklift licence", "certified scuba diver", "black belt in judo", "grade 8 cello". */
const licence = defineRule({
  id: 'en/skill.licence',
  priority: 91,
  confidence: 0.92,
  anchors: [
    'licen',
    'permit',
    'black belt',
    'brown belt',
    'grade 5',
    'grade 6',
    'grade 7',
    'grade 8',
    'certified',
    'first aid',
    'qualified',
    'trained',
  ],
  pattern: rx(
    `(?:${DOES}(?:have|has|hold|holds)|\\b(?:i|we)(?:'ve|ve)(?: got)?) (?:an? |my |his |her )(?:own )?(?<what>${LICENCE}|(?:first[- ]aid|cpr|lifeguard(?:ing)?|food hygiene|welding|yoga teacher|coaching|diving|sailing|forklift|tefl|plumbing|gas|nursing|personal training|hazmat) (?:certificate|certification|qualification|cert)|(?:(?:first|second|third|fourth|2nd|3rd|4th|5th)[- ](?:degree|dan) )?(?:black|brown|blue|purple|green|red) belt(?: in [a-z ]{3,20}?)?(?=$|,| (?:and|but|so|now|since|though|too|at)\\b))|(?:\\b(?:i|we)(?:'m| am|m|'ve been)|^${LEADS})(?: an?)? ?(?:(?:fully|newly|recently|now|also) )?(?<cert>(?:certified|qualified|licensed|accredited|trained) (?:scuba diver|diver|(?:open water|advanced) diver|lifeguard|sailor|pilot|welder|first[- ]aider|yoga teacher|sommelier|beekeeper|ski instructor|skydiver|drone pilot|in (?:cpr|first aid|mental health first aid|krav maga|classical [a-z]+)|classically))`,
  ),
  draft: (match) => state(match, 'skill', match.capture('what') ?? match.capture('cert')),
  examples: [
    {
      text: "I don't have a driving licence",
      cards: [{ slot: 'skill', value: 'driving licence', polarity: 'negative' }],
    },
    {
      text: 'my sister holds a black belt in judo',
      cards: [{ slot: 'skill', value: 'black belt in judo', entity: 'user.sister' }],
    },
    { text: "I'm a certified scuba diver", cards: [{ slot: 'skill', value: 'certified scuba diver' }] },
  ],
  counterExamples: [
    'do you have a driving licence?',
    'I lost my driving licence',
    'he has a black belt',
    'the certified copy',
  ],
})

const BODY =
  'ambidextrous|tone[- ]deaf|double[- ]jointed|musically inclined|computer[- ]illiterate|computer illiterate|tech[- ]savvy|not tech savvy|technologically challenged|bad with computers|artistically challenged|street smart|directionally challenged|geographically challenged|all thumbs|uncoordinated|very athletic|super athletic|athletic'

const GIFTS =
  '(?:two left feet|(?:green|brown|black) (?:thumb|thumbs|fingers)|(?:perfect|absolute|relative) pitch|photographic memory|(?:no |good |great |terrible |bad |awful |zero )?(?:sense of (?:direction|rhythm)|hand[- ]eye coordination)|no rhythm)'

/** "I've got two left feet", "six months of Python under my belt", "I'm ambidextrous", "I know my way around a kitchen". */
const has = defineRule({
  id: 'en/skill.has',
  priority: 87,
  confidence: 0.92,
  anchors: [
    'left feet',
    'under my belt',
    'thumb',
    'fingers',
    'ambidex',
    'tone deaf',
    'tone-deaf',
    'jointed',
    'illiterate',
    'savvy',
    'challenged',
    'athletic',
    'my way around',
    'perfect pitch',
    'photographic memory',
    'sense of direction',
    'sense of rhythm',
    'no rhythm',
    'sweet tooth',
    'math brain',
    'years of ',
    'yrs of ',
    'months of ',
    'coordinat',
  ],
  pattern: rx(
    `${DOES}(?:(?:have|has|got) (?:(?:an?|such|absolutely|really|the) ){0,3}(?<what>${GIFTS})|(?:am )?knows? my way around (?:an? |the )?(?<way>(?!(?:here|town|the city|it|london|paris|that|this)\\b)[a-z]{3,14}(?: [a-z]{3,12})?))|\\b(?:i|we)(?:'ve|ve)(?: got)? (?:(?:an?|such|absolutely|really|the) ){0,3}(?<own>${GIFTS})|\\b(?:i(?:'m| am|m)) (?:not )?(?:also |completely |totally |pretty |fairly |quite |a bit |very |really |hopelessly |naturally )*(?<am>${BODY})(?=$|,| (?:and|but|so|too|when|with|at|or|lol|btw)\\b)|(?:\\b(?:i|we)(?:'ve| have|ve)?(?: got)?|^${LEADS}|, ?)(?: ?(?:about|around|over|almost|nearly|roughly|like|only|just))? ?(?<len>(?:${COUNT})\\+?[ -]?(?:years?|yrs?|months?)) of (?<of>[a-z+#][a-z0-9+#. ]{1,20}?)(?: under my belt| experience|(?= ?$|,| (?:and|but|behind me)\\b))`,
  ),
  draft: (match) => {
    const of = match.capture('of')
    if (of) {
      const key = keyOf(of.text)
      if (!(TECH.has(key) || PASTIMES.has(key))) return null
      const length = match.capture('len')
      return [{ slot: 'skill', value: of }, ...(length ? [{ slot: 'tenure', value: length }] : [])]
    }
    const what = match.capture('what') ?? match.capture('own') ?? match.capture('am') ?? match.capture('way')
    const no = / not /u.test(match.text) || denialOf(match) !== undefined
    return state(match, 'skill', what, no ? { polarity: 'negative' } : {})
  },
  examples: [
    { text: 'I have two left feet', cards: [{ slot: 'skill', value: 'two left feet' }] },
    {
      text: "I've got about six months of Python under my belt",
      cards: [
        { slot: 'skill', value: 'Python' },
        { slot: 'tenure', value: 'six months' },
      ],
    },
    { text: 'I know my way around a sewing machine', cards: [{ slot: 'skill', value: 'sewing machine' }] },
  ],
  counterExamples: [
    'is he ambidextrous?',
    'two years of rain',
    'I know my way around here',
    'he has two left feet',
  ],
})

export const skillCredential: readonly ExtractionRule[] = [licence, has]
