import { defineRule } from '@recollect/rules'
import type { ExtractionRule } from '@recollect/core/extraction'
import { LEADS, LIST, rx } from '../../text/patterns.ts'
import { FAV, proposals, THING } from '../../text/favorite.ts'

/** "My favorite color is red." */
const is = defineRule({
  id: 'en/favorite.is',
  priority: 92,
  confidence: 0.97,
  anchors: ['fav'],
  pattern: rx(
    `(?:\\b(?:my|our)|^${LEADS}(?=fav)|[/|,;•] ?(?=fav))(?: all[- ]time| absolute| other| current| new| number one)* ?${FAV}(?: ${THING})?(?: of all time| (?:in|at|from|during) (?:the |my )?[a-z]{3,12})?(?: is| are|'s| would be| has to be| has got to be|'s got to be| gotta be| must be| will always be| was|'s| ?[:=]| has always been| have always been) (?:probably |definitely |actually |currently |now |always |either |called |of course |still (?!available|missing|there|on|going)|the )*(?=(?<value>${LIST}))`,
  ),
  draft: (match) => proposals(match.capture('value'), match.raw('thing')),
  examples: [
    { text: 'my favorite color is teal', cards: [{ slot: 'favorite_color', value: 'teal' }] },
    { text: 'My favourite film is Amelie', cards: [{ slot: 'favorite_movie', value: 'Amelie' }] },
  ],
  counterExamples: ['what is your favorite color?', 'his favorite food is rice'],
})

/** "Autumn is my favorite time of year", "cheeseburgers are my favorite". */
const inverted = defineRule({
  id: 'en/favorite.inverted',
  priority: 90,
  confidence: 0.97,
  anchors: ['fav'],
  pattern: rx(
    `(?:^|, |^(?:yes|yeah|no|definitely|well|oh|so|and) )(?<value>(?!(?:it|that|this|they|those|these|she|he|which|what|you|here|there|one of|weirdly|honestly|actually|funnily|to be|my)\\b)[^.;:!?()"\\n]{2,60}?)(?: is| are|'s|'re) (?:also |definitely |probably |still |by far |always |one of |some of |hands down |easily |without a doubt |far and away |honestly |truly |currently |actually |just |absolutely |like )*(?:my|our) (?:all[- ]time |absolute |new |other )*${FAV}(?: ${THING})?`,
  ),
  draft: (match) => proposals(match.capture('value'), match.raw('thing')),
  examples: [
    { text: 'Autumn is my favourite season', cards: [{ slot: 'favorite_season', value: 'Autumn' }] },
  ],
  counterExamples: ['is summer your favorite season?', 'that is my favorite'],
})

export const favorite: readonly ExtractionRule[] = [is, inverted]
