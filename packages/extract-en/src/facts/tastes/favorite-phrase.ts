import { defineRule } from '@recollect/rules'
import type { ExtractionRule } from '@recollect/core/extraction'
import { relationOf } from '../../text/state.ts'
import { FAVORITE_KINDS } from '../../lexicon/tastes/favorites.ts'
import { LEADS, LIST, rx } from '../../text/patterns.ts'
import { keyOf, stripLead } from '../../text/capture.ts'
import { FAV, proposals, THING } from '../../text/favorite.ts'

const VALUE = '[^.;:!?()"\\n]{2,60}?'
const NO_VALUE =
  /^(?:it|that|this|they|those|these|she|he|which|what|you|here|there|one of|who|how|not|to|with|where|when)\b/u
const KINDS = new Set([...Object.keys(FAVORITE_KINDS), ...Object.values(FAVORITE_KINDS)])
const isKind = (thing: string | undefined) =>
  thing !== undefined &&
  (KINDS.has(thing) ||
    KINDS.has(thing.split(' ').at(-1) ?? '') ||
    KINDS.has((thing.split(' ').at(-1) ?? '').replace(/s$/u, '')))
const TOP =
  '(?:go-?to|go to|all[- ]time(?: best| top)?|number one|number 1|no\\.? 1|no 1|ultimate|top|top (?:3|three|5|five)|best[- ]loved|preferred)'

/** "My go-to drink is an iced latte", "my top three bands are …", "ramen is my go-to". */
const goTo = defineRule({
  id: 'en/favorite.go-to',
  priority: 91,
  confidence: 0.92,
  anchors: [
    'go-to',
    'go to ',
    'goto',
    'all time',
    'all-time',
    'number one',
    'number 1',
    'no. 1',
    'ultimate',
    'my top',
    'preferred',
    'of choice',
    'best loved',
  ],
  pattern: rx(
    `(?:\\b(?:my|our)|^${LEADS}) ?${TOP} ${THING}(?: of all time)?(?: is| are|'s| would be| has to be| has always been| will always be|:) (?:probably |definitely |always |usually |the |just ){0,2}(?<value>${LIST})|\\b(?:my|our) (?<kind>[a-z]+(?: [a-z]+)?) of choice(?: is| are|'s| would be|:) (?<chosen>${LIST})|^${LEADS}(?<own>${VALUE})(?: is| are|'s) (?:still |always |usually |definitely |probably |by far ){0,2}my (?:go[- ]?to|number one|(?<kind2>[a-z]+(?: [a-z]+)?) of choice)(?: (?<kind3>[a-z]+))?`,
  ),
  draft: (match) => {
    const value = match.capture('value') ?? match.capture('chosen') ?? match.capture('own')
    const thing = match.raw('thing') ?? match.raw('kind') ?? match.raw('kind2') ?? match.raw('kind3')
    if (
      !value ||
      NO_VALUE.test(keyOf(value.text)) ||
      /^(?:goal|rule|priority|concern|problem|reason|tip|question|issue|fear|pronouns?|name|method|way|language)s?$/u.test(
        thing ?? '',
      )
    )
      return null
    return proposals(value, thing)
  },
  examples: [
    { text: 'my go-to drink is iced matcha', cards: [{ slot: 'favorite_drink', value: 'iced matcha' }] },
    {
      text: 'my weapon of choice is a fountain pen',
      cards: [{ slot: 'favorite_weapon', value: 'fountain pen' }],
    },
  ],
  counterExamples: ['what is your go-to drink?', 'my number one priority is sleep', 'it is my go-to'],
})

/** "The season I like most is autumn", "autumn is the season I love best", "best movie ever for me is Up". */
const most = defineRule({
  id: 'en/favorite.most',
  priority: 91,
  confidence: 0.93,
  anchors: ['most', 'best'],
  pattern: rx(
    `^${LEADS}the ${THING} (?:that )?i (?:like|love|enjoy|listen to|watch|eat|drink|play|prefer|adore) (?:the )?(?:most|best)(?: of all)? (?:is|are|would be|has to be) (?<value>${LIST})|^${LEADS}(?<own>${VALUE}) (?:is|are|'s) (?:probably |definitely |by far )?the (?<kind>[a-z]+(?: [a-z]+)?) (?:that )?i (?:like|love|enjoy|adore) (?:the )?(?:most|best)|^${LEADS}(?:the |my )?best (?<kind2>[a-z]+(?: [a-z]+)?) (?:ever |of all time |in the world )?(?:for me|imo|in my (?:book|opinion)|ever made for me|(?:that )?i(?:'ve| have)? ever (?:seen|watched|read|heard|played|had|eaten|tasted|visited|been to)) (?:is|are|was|has to be|would be|will always be) (?<top>${LIST})|^${LEADS}(?:for me,? )(?:the )?best (?<kind4>[a-z]+) (?:ever |of all time )?(?:is|are|was|has to be|will always be) (?<top2>${LIST})|^${LEADS}(?<own2>${VALUE}) (?:is|are|was|'s) (?:probably |definitely |by far |still |hands down )?the best (?<kind3>[a-z]+(?: [a-z]+)?) (?:(?:that )?i(?:'ve| have)? ever (?:seen|watched|read|heard|played|had|eaten|tasted|visited|been to))`,
  ),
  draft: (match) => {
    const value = ['value', 'own', 'top', 'top2', 'own2'].map((name) => match.capture(name)).find(Boolean)
    const thing = ['thing', 'kind', 'kind2', 'kind3', 'kind4']
      .map((name) => match.raw(name))
      .find((word) => word !== undefined)
    const kind = thing?.replace(/ (?:ever|of all time)$/u, '')
    if (!value || NO_VALUE.test(keyOf(value.text)) || !isKind(kind)) return null
    return proposals(stripLead(value, /^the /iu), kind)
  },
  examples: [
    { text: 'autumn is the season i like the most', cards: [{ slot: 'favorite_season', value: 'autumn' }] },
    { text: 'the subject I enjoy most is history', cards: [{ slot: 'favorite_subject', value: 'history' }] },
  ],
  counterExamples: [
    'what is the season you like most?',
    'that is the best movie ever',
    'the part I like most is the end',
  ],
})

/** "My son's favorite dinosaur is the T rex", "my wife's fav is sushi". */
const theirs = defineRule({
  id: 'en/favorite.of-kin',
  priority: 94,
  confidence: 0.92,
  anchors: ['fav'],
  pattern: rx(
    `\\b(?:my|our) (?<who>[a-z]+(?:[ -][a-z]+){0,2}?)(?:'s|’s|s') (?:all[- ]time |absolute |current |new )?${FAV}(?: ${THING})?(?: of all time)? (?:is|are|was|has always been) (?:probably |definitely |currently |the )*(?<value>${LIST})`,
  ),
  draft: (match) => {
    const relation = relationOf(match.raw('who') ?? '')
    const entity = relation === null ? null : `user.${relation}`
    const cards = proposals(match.capture('value'), match.raw('thing'))
    return entity === null || cards === null ? null : cards.map((card) => ({ ...card, entity }))
  },
  examples: [
    {
      text: "my son's favourite food is ravioli",
      cards: [{ slot: 'favorite_food', value: 'ravioli', entity: 'user.son' }],
    },
  ],
  counterExamples: [
    "what is my son's favorite food?",
    "Tom's favorite food is rice",
    "my son's favorite is missing?",
  ],
})

export const favoritePhrase: readonly ExtractionRule[] = [theirs, goTo, most]
