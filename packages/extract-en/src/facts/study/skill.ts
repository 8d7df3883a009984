import { defineRule } from '@recollect/rules'
import type { ExtractionRule } from '@recollect/core/extraction'
import { state } from '../../text/state.ts'
import { LEISURE_VERBS } from '../../lexicon/pastimes/leisure.ts'
import { LANGUAGES } from '../../lexicon/self/nationalities.ts'
import { ADV, alt, DOES, LEADS, MY_KIN, rx, SUBJECT, unnamed } from '../../text/patterns.ts'
import { cutAt, keyOf, splitBy } from '../../text/capture.ts'

const LANGUAGE_END =
  /\s(?:fluently|well|very|but|at|with|because|as|too|since|or any|natively|a little|only|one|leh|lah|lor|and i|though|so|better|badly|language)\b/iu

/** "I speak French", "I only speak English", "I don't know English", "French is my native language". */
const language = defineRule({
  id: 'en/language.speak',
  priority: 90,
  confidence: 0.96,
  anchors: ['speak', 'spoke', 'know', 'fluent', 'language', 'mother tongue', 'bilingual', 'understand'],
  pattern: rx(
    `(?:${DOES}(?:can (?:to )?|cannot |can't |only can |can only )?(?:speaks?|spoke|grew up speaking|was raised speaking|dreams? in|thinks? in|teach|teaches|know|knows|understand|read|speak fluent|learned|learnt)|${unnamed(SUBJECT)}(?:'m| am| is|'s)? ${ADV}(?:fluent|bilingual|conversational) in|\\bmy (?:native |first |mother |second )(?:language|tongue) is) (?:a (?:little|bit|word)(?: of)? |any |much |some |good |fluent |both |basic |only |perfect |broken )*(?<what>[^.;:!?()"\\n]{3,60})`,
  ),
  draft: (match) => {
    const what = match.capture('what')
    const cut = what && cutAt(what, LANGUAGE_END)
    if (!cut) return null
    const cards = splitBy(
      cut,
      /\s?(?:,\s?and|,|&|\band\b|\bor\b|\bplus\b)\s?(?:(?:some|a little|a bit of|basic|broken|a little bit of|conversational|passable|decent|bad|fluent|enough) )?/giu,
    )
      .filter((piece) => LANGUAGES.has(keyOf(piece.text)))
      .map((piece) => state(match, 'language', piece))
    return cards.filter((card) => card !== null)
  },
  examples: [
    {
      text: 'I speak Dutch and Welsh',
      cards: [
        { slot: 'language', value: 'Dutch' },
        { slot: 'language', value: 'Welsh' },
      ],
    },
    { text: "i don't speak German", cards: [{ slot: 'language', value: 'German', polarity: 'negative' }] },
  ],
  counterExamples: ['do you speak Thai?', 'English is spoken there'],
})

const ABLE = `swim|drive|cook|sing|dance|drive a car|ride a bike|ride a bicycle|juggle|whistle|type|code|program|ski|skate|draw|paint|sew|knit|fly a plane|fly|read music|speak in public|do a backflip|do a handstand|ride a horse|ride a motorcycle|touch type|play (?:the )?[a-z]{3,12}(?: [a-z]{3,8})?|${alt([...LEISURE_VERBS].filter((verb) => verb.length > 3))}`

/** "I can't swim", "my sister sings very well", "I'm good at chess". */
const able = defineRule({
  id: 'en/skill.able',
  priority: 84,
  confidence: 0.93,
  anchors: [
    'awful at',
    'horrible at',
    'good in',
    'rubbish at',
    'crap at',
    'hopeless at',
    'useless at',
    'pants at',
    'decent at',
    'ok at',
    'learn',
    'never l',
    'can',
    'know how',
    'knows how',
    'good at',
    'great at',
    'bad at',
    'terrible at',
    'able to',
    'skilled',
    'expert',
    'very well',
    'proficient',
    'talented',
  ],
  pattern: rx(
    `(?:${SUBJECT} |^${LEADS}(?=(?:still |also |even |really )*(?:can'?t|cannot|can not|never|haven|couldn)))(?:also |really |actually |still |even |just )*(?:(?<neg>can'?t|cannot|can not|do not know how to|don'?t know how to|(?:never|nvr|didn'?t|haven'?t)(?: ever| yet)? learn(?:ed|t)?(?: how)? to|can'?t even|couldn'?t|could never) |can (?:also |actually )?|know how to |knows how to |(?<!\\bso )learned (?:how )?to )(?:really |even )?(?<what>${ABLE})\\b(?! (?:it|that|this|you|to you|me|for you|here|my way|today|tonight|dinner|lunch|breakfast|now|with you|the|for|some|like|any|your|his|her|their|a lot of|more|about|on it|well)\\b)|\\b(?:i|we)(?:'m| am|m|'re| are) (?:really |very |quite |pretty |so |also )*(?<how>good|great|decent|rubbish|crap|shit|hopeless|useless|pants|skilled|proficient|excellent|bad|terrible|horrible|awful|an expert|talented) (?:at|in) (?<at>(?!(?:it|that|this|what|my job|bed|shape|being|making|remembering|all|home|least|heart|the moment|person)\\b)[a-z][^,.;:!?()"\\n]{2,30})`,
  ),
  draft: (match) => {
    const at = match.capture('at')
    if (!at) return state(match, 'skill', match.capture('what'))
    const bad = /^(?:bad|terrible|horrible|awful|rubbish|crap|shit|hopeless|useless|pants)$/u.test(
      match.raw('how') ?? '',
    )
    return { slot: 'skill', value: at, polarity: bad ? 'negative' : 'positive' }
  },
  examples: [
    { text: 'I can juggle', cards: [{ slot: 'skill', value: 'juggle' }] },
    { text: "I can't swim", cards: [{ slot: 'skill', value: 'swim', polarity: 'negative' }] },
    { text: "I'm good at archery", cards: [{ slot: 'skill', value: 'archery' }] },
  ],
  counterExamples: ['can you cook?', "I can't see you", "I'm good at it"],
})

/** "I don't drive", "my mum doesn't swim": what one cannot do rather than does not. */
const without = defineRule({
  id: 'en/skill.without',
  priority: 84,
  confidence: 0.92,
  anchors: ['drive', 'swim'],
  pattern: rx(
    `${DOES}(?<what>drive|swim)(?=$|,| (?:at all|any ?more|so|and|but|because|yet|or|either|lol)\\b)`,
  ),
  draft: (match) =>
    match.raw('neg') === undefined || /^(?:can|could|won)/u.test(match.raw('neg') ?? '')
      ? null
      : state(match, 'skill', match.capture('what')),
  examples: [
    {
      text: "my gran doesn't drive",
      cards: [{ slot: 'skill', value: 'drive', entity: 'user.grandmother', polarity: 'negative' }],
    },
  ],
  counterExamples: ["I won't drive", "don't drive so fast", "he doesn't swim", "I don't drive to work"],
})

/** "My sister sings very well." */
const well = defineRule({
  id: 'en/skill.well',
  priority: 85,
  confidence: 0.93,
  anchors: [' well', 'beautifully'],
  pattern: rx(
    `(?:${MY_KIN}|\\bi) (?:can )?(?<what>(?:sings?|dances?|cooks?|draws?|paints?|swims?|skis?|writes?|plays? (?:the )?[a-z]{3,10})(?: [a-z]{3,10})?) (?:very |really |quite |pretty |so )?(?:well|beautifully)\\b`,
  ),
  draft: (match) => state(match, 'skill', match.capture('what')),
  examples: [
    { text: 'my aunt paints very well', cards: [{ slot: 'skill', value: 'paints', entity: 'user.aunt' }] },
  ],
  counterExamples: ['you sing well', 'Tom dances very well'],
})

export const skill: readonly ExtractionRule[] = [language, able, without, well]
