import { defineRule } from '@recollect/rules'
import type { Capture, ExtractionRule, RuleMatch } from '@recollect/core/extraction'
import { beRule } from '../../text/be-rule.ts'
import { nounPhrases, state } from '../../text/state.ts'
import { LEADS, MY_KIN, rx, unnamed } from '../../text/patterns.ts'
import { keyOf, part } from '../../text/capture.ts'

const WORD =
  'eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|one|two|three|four|five|six|seven|eight|nine'
const NUMBER = `\\d{1,3}|(?:${WORD})(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))?`
/** What follows a number that is no age: other units, clock times, heights, shares. */
const YEARS = '(?: ?-?(?:years?|yrs?|yr)[ -]?(?:old|of age|young)?| ?y\\/?o)'
const AGE = new RegExp(
  `^(?:only |just |almost |nearly |about |around |over |already |now |age of |aged |age |the age of |an? |turning |(?:woman|man|lady|guy|girl|mum|mom|dad|person|person|granny) of |gonna be |going to be |pushing |approaching )*(?<age>${NUMBER})(?:(?<unit>${YEARS})(?![\\p{L}\\p{N}])| ?$|(?= ?(?:,|\\)|and\\b|but\\b|now\\b|so\\b|living\\b|male\\b|female\\b|m\\b|f\\b|today\\b|too\\b|already\\b|been\\b|btw\\b|i\\b|working\\b|with\\b|single\\b|married\\b|this year\\b|next\\b|from\\b|you\\b|u\\b|as\\b|not\\b|lol\\b|since\\b|when\\b|going on\\b|turning\\b|soon\\b|in (?:a|two|three|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|live\\b|haha|after\\b|bless\\b|in (?:january|february|march|april|may|june|july)|this (?:may|june|july|week|month|summer|spring)\\b)))`,
  'iu',
)
const MIDDLE =
  /^(?:an? (?<age>middle[ -]aged?|elderly|teen(?:ager)?)|in (?:my|his|her|their) (?<decade>(?:early |mid[- ]?|late )?(?:teens|twenties|thirties|forties|fifties|sixties|seventies|eighties|nineties|\d0s)))\b/iu

/** Digits and the beginnings of number words. */
const AGE_ANCHORS = [
  ...'0123456789',
  ...[
    'twent',
    'thirt',
    'fort',
    'fift',
    'sixt',
    'sevent',
    'eight',
    'ninet',
    'teen',
    'elev',
    'twelve',
    ...[' two', ' three', ' four', ' five', ' six', ' seven', ' nine', ' ten'],
    ' year',
    ' yr',
  ],
  ...['y/o', ' yo', 'middle', 'elderly'],
]

function ageIn(np: Capture, child = false): Capture | null {
  const match = AGE.exec(np.text) ?? MIDDLE.exec(np.text)
  const age = match?.groups?.['age'] ?? match?.groups?.['decade']
  if (match === null || age === undefined) return null
  const plausible = !/^\d/u.test(age) || (Number(age) > 0 && Number(age) < 120)
  const worded =
    /^[a-z]/iu.test(age) && match?.groups?.['decade'] === undefined && !/^(?:middle|elderly|teen)/iu.test(age)
  if (
    !plausible ||
    (worded &&
      match.groups?.['unit'] === undefined &&
      !child &&
      /^(?:one|two|three|four|five|six|seven|eight|nine|ten)$/iu.test(age))
  )
    return null
  const at = np.text.indexOf(age, match.index)
  return part(np, at, at + age.length)
}

/** "Before I turn 30", "when I was 12": an age of another time. */
const BY_THEN =
  /\b(?:before|when|until|till|once|by the time|after|if|since|whenever|unless|like|as though|as if) $/u

/** "My son's eight", "she's four now": of a child, a small number alone is an age; "one" is any child. */
const isChild = (match: RuleMatch): boolean =>
  (/^(?:he|she)$/u.test(match.raw('pron') ?? '') ||
    /\b(?:son|daughter|boy|girl|kid|child|grandson|granddaughter|nephew|niece|youngest|oldest|eldest)(?: [a-z'-]+)?$/u.test(
      match.raw('kin') ?? '',
    )) &&
  !/^one\b/u.test(match.raw('np') ?? '')

/** "I'm 28", "i am a 12 year old girl", "my daughter is 5 years old". */
const ageIs = beRule({
  id: 'en/age.is',
  priority: 95,
  confidence: 0.95,
  anchors: AGE_ANCHORS,
  read: (match, np) => {
    const past = match.raw('was') ?? match.raw('kwas') ?? match.raw('pwas')
    // "Used to weigh 90, now I'm 72".
    if (
      /\b(?:weigh(?:ed|t)?|lbs|pounds|kilos|kgs?|stone|bmi)\b/u.test(match.clause.sentence.text) &&
      !/years?|yrs?|yo\b/u.test(np.text) &&
      !/^(?:\d{2}|[a-z-]+),? (?:and )?(?:about |around |roughly |like |only )?(?:\d{2,3} ?(?:lbs?|pounds|kgs?|kilos|stone)|\d ?(?:'|ft|feet|foot))/iu.test(
        np.text,
      )
    )
      return null
    return past === undefined && !BY_THEN.test(match.before)
      ? state(match, 'age', ageIn(np, isChild(match)))
      : null
  },
  examples: [
    { text: 'my nephew is three', cards: [{ slot: 'age', value: 'three', entity: 'user.nephew' }] },
    { text: "I'm 34", cards: [{ slot: 'age', value: '34' }] },
    {
      text: 'i am a 70 year old man',
      cards: [
        { slot: 'age', value: '70' },
        { slot: 'gender', value: 'man' },
      ],
    },
    { text: 'my daughter is 5 years old', cards: [{ slot: 'age', value: '5', entity: 'user.daughter' }] },
  ],
  counterExamples: [
    'my daughter is three hours late',
    'my son is two-faced',
    'my niece is one of a kind',
    "I'm 5 minutes away",
    "I'm 100% sure",
    "i'm 2 blocks from there",
    'how old are you?',
  ],
})

/** "My age is 40", "I turned 30", "who's 45", "my 8 year old son", "typo, I'm 19". */
const ageSaid = defineRule({
  id: 'en/age.said',
  priority: 96,
  confidence: 0.97,
  anchors: [
    'age',
    'turn',
    'have ',
    "who's",
    'who is',
    'year',
    'one is',
    'other is',
    ' be ',
    'already',
    'pushing',
    'approaching',
    ' and ',
    'like me',
  ],
  pattern: rx(
    `\\bmy age is (?:now )?(?<age>\\d{1,3})|\\b(?:i|${MY_KIN}) (?:just |recently |will be |is |am )*(?<turned>turn(?:ed|s)?) (?<at>\\d{1,3}|${NUMBER})\\b(?! pages| points| percent| degrees)|^${LEADS}(?:just )?(?:turned|(?<only>am)) (?<turned2>[1-9]\\d)\\b(?=$| (?:today|yesterday|last|this|in|and|on)\\b|[,.!])|^${LEADS}(?:turning|pushing|approaching|nearly|almost) (?<soon>[1-9]\\d)(?=$|,| (?:this|in|next|soon|on|now|already|and|today|tomorrow)\\b)|(?:^|, )(?<already>[1-9]\\d)(?: already(?=$|,)|,? (?:and (?:still |counting|feeling|proud|never|single)|but (?:still|feel)|years young))|^(?:as )?(?:an? )?(?<years>[1-9]\\d)[ -]?(?:years?|yrs?)[ -]?old (?=(?:dad|mum|mom|father|mother|guy|man|woman|female|male|student|nurse|teacher|grandma|grandpa|girl|boy|lady|retired|single|married|virgin|here|engineer|from)\\b)|\\b(?:when|once) you(?:'re| are) (?<like>[1-9]\\d) like me|\\b(?:i|i'll|${unnamed(MY_KIN)})(?:'ll| will)? be (?<will>[1-9]\\d|${NUMBER}) (?:in (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|two|three|a few)|on|this|next)\\b|\\b(?:i|we) have (?<have>[1-9]\\d) years?(?: old)?(?=$|,| (?:and|but|now)\\b)`,
  ),
  draft: (match) => {
    if (BY_THEN.test(match.before)) return null
    const age =
      match.capture('age') ??
      match.capture('at') ??
      match.capture('have') ??
      match.capture('soon') ??
      match.capture('already') ??
      match.capture('years') ??
      match.capture('like')
    const turned = match.capture('turned2')
    if (turned) return { slot: 'age', value: turned, relation: 'updates' }
    return state(match, 'age', age, match.raw('turned') === undefined ? {} : { relation: 'updates' })
  },
  examples: [{ text: 'I just turned 41', cards: [{ slot: 'age', value: '41', relation: 'updates' }] }],
  counterExamples: ['turn 90 degrees left', 'my age is a secret'],
})

/** "My partner Ashlee, who's 45", "one of my sons is 13 and the other is 15". */
const ageKin = defineRule({
  id: 'en/age.kin',
  priority: 96,
  confidence: 0.92,
  anchors: ["who's", 'who is', 'the other', 'old son', 'old daughter', '-old', 'year old', 'year-old'],
  pattern: rx(
    `\\b(?<pron>he|she|they|who)?(?:'s| is) (?<age>\\d{1,3})(?: years? old)?$|\\bmy (?<years>\\d{1,2}|one|two|three|four|five|six|seven)[- ]years?[- ]old(?: (?<kin>son|daughter|kid|child|baby|dog|cat|brother|sister|nephew|niece|grandson|granddaughter))?`,
  ),
  draft: (match) => kinAge(match),
  examples: [
    {
      text: 'my 9 year old nephew beat me at chess',
      cards: [{ slot: 'age', value: '9', entity: 'user.nephew' }],
    },
  ],
  counterExamples: ['the bridge is 90', 'who is 45?'],
})

function kinAge(match: RuleMatch) {
  const years = match.capture('years')
  if (years) {
    if (match.raw('kin') === undefined) return { slot: 'age', value: years, entity: 'user.child' }
    return state(match, 'age', years)
  }
  const age = match.capture('age')
  const who = match.raw('pron')
  if (!age || who === undefined) return null
  return { slot: 'age', value: age, entity: `user.?${who === 'who' ? 'they' : who}` }
}

const GENDERS = new Set(
  'woman man girl boy female male lady gentleman guy dude bloke chap lad lass gal chick'.split(' '),
)
/** What may stand before it without making another thing of it: a family man is no such man. */
const DESCRIBING = new Set(
  (
    'young younger old older middle age aged middle-aged single married divorced black white asian gay straight trans simple normal regular ' +
    'sikh muslim jewish hindu christian catholic buddhist latina latino arab little small tall short grown adult biological cis just year years yr yo'
  ).split(' '),
)
const ORIGIN = /^[a-z]{1,10}(?:an|ese|ish)$/u
/** "56", "56yo", "fifty-year-old". */
const AGED = /^(?:\d{1,3}|(?:\d{1,3}|[a-z]{2,12})-?(?:years?|yr|yo)(?:-?old)?)$/u
const OF_AGE = /^(?:years?|yr|yo)\b/u

/** The word for it that ends a phrase in which all else describes; undefined for any other phrase. */
function genderOf(text: string): string | undefined {
  const words = text.toLowerCase().split(' ')
  const gender = words.pop() ?? ''
  const describes = (word: string, at: number) =>
    DESCRIBING.has(word) || ORIGIN.test(word) || AGED.test(word) || OF_AGE.test(words[at + 1] ?? '')
  return GENDERS.has(gender) && words.every(describes) ? gender : undefined
}

/** "I'm a woman", "56 year old woman". */
const genderIs = beRule({
  id: 'en/gender.is',
  priority: 94,
  confidence: 0.88,
  anchors: [
    'woman',
    ' man',
    'girl',
    ' boy',
    'male',
    ' lady',
    'gentleman',
    ' guy',
    ' dude',
    ' bloke',
    ' chap',
    ' lad',
    ' lass',
    ' gal',
    ' chick',
  ],
  read: (match, np) => {
    if (match.raw('was') ?? match.raw('kwas') ?? match.raw('kin') ?? match.raw('pron')) return null
    for (const phrase of nounPhrases(np)) {
      const gender = genderOf(keyOf(phrase.text))
      if (gender !== undefined)
        return state(match, 'gender', part(phrase, phrase.text.length - gender.length, phrase.text.length))
    }
    return null
  },
  examples: [{ text: 'i am a young woman', cards: [{ slot: 'gender', value: 'woman' }] }],
  counterExamples: ["I'm a family man", 'is he a boy?', "I'm a city girl"],
})

export const ageGender: readonly ExtractionRule[] = [ageSaid, ageKin, ageIs, genderIs]

/** "Turned the big 5-0 today", "happy birthday to me, the big four-oh". */
export const ageRound: ExtractionRule = defineRule({
  id: 'en/age.round',
  priority: 97,
  confidence: 0.93,
  anchors: ['the big '],
  pattern: rx(
    `(?:\\b(?:i|i've|ive|i just) (?:just |finally |officially )?(?:turned|hit|reached)|^${LEADS}(?:just |finally |officially )?(?:turned|hit|reached)|\\bto me\\b(?: today)?[!,. ]*|^)(?: |^)?the big (?<age>[3-9]-0|(?:three|four|five|six|seven|eight|nine)[- ](?:oh|o|zero))(?![\\d-])`,
  ),
  draft: (match) => {
    const age = match.capture('age')
    const text = match.clause.sentence.text
    // Said of another, or of a birthday to come.
    if (
      !age ||
      /\b(?:his|her|their|he|she|your|you|my [a-z]+|next|soon|nearly|almost|approaching|when|coming)\b/u.test(
        text,
      )
    )
      return null
    return { slot: 'age', value: age, relation: 'updates' }
  },
  examples: [
    { text: 'turned the big 5-0 today', cards: [{ slot: 'age', value: '5-0', relation: 'updates' }] },
  ],
  counterExamples: ['my dad turned the big 6-0', 'the big 3-0 is coming soon', 'the big 50 inch screen'],
})
