import { defineRule } from '@recollect/rules'
import type { ExtractionRule } from '@recollect/core/extraction'
import { relationOf } from '../../text/state.ts'
import { KIN } from '../../lexicon/people/kinship.ts'
import { alt, PHRASE, rx } from '../../text/patterns.ts'
import { saidOf } from '../../text/said-of.ts'

const WORDS = [...KIN].filter(([, relation]) => relation !== 'pet').map(([word]) => word)
const PEOPLE = alt(WORDS)
const SORT =
  '(?:(?:older|younger|little|big|twin|elder|best|close|good|old|great|half|dear|school|work|uni|college|childhood|lovely|new) ){0,2}'

/** "I have an aunt who lives in Kyoto": what the relative clause says is said of her. */
const owned = defineRule({
  id: 'en/kin.who',
  priority: 90,
  confidence: 0.93,
  anchors: [' who ', " who's", ' whos ', ' that '],
  pattern: rx(
    `\\b(?:i|we)(?:'ve|ve| have)?(?: still| also| just| only| both)? ?(?:got|have|had|haf) (?:an?|one|two|\\d|this|some) ${SORT}(?<word>${PEOPLE})(?: (?:named|called) [a-z]{2,14})? (?:who|that|whos(?= ))(?: also| just| still)? ?(?<said>${PHRASE})`,
  ),
  draft: (match) => {
    const relation = KIN.get(match.raw('word') ?? '')
    const words = match.capture('said')
    const said = words && saidOf(words)
    return relation === undefined || !said ? null : { ...said, entity: `user.${relation}` }
  },
  examples: [
    {
      text: 'I have an aunt who lives in Kyoto',
      cards: [
        { slot: 'family.aunt', value: '1' },
        { slot: 'location', value: 'Kyoto', entity: 'user.aunt' },
      ],
    },
    {
      text: "I've got a brother who is a plumber",
      cards: [{ slot: 'occupation', value: 'plumber', entity: 'user.brother' }],
    },
  ],
  counterExamples: ['do you have an aunt who lives in Kyoto?', 'I wish I had a brother who is a plumber'],
})

/** The relative a sentence's words end in: "so my ex husband" (, who is a chef). */
const LAST = /\b(?:my|our) (?<kin>[a-z][a-z' -]{1,40})\s?[,(]\s?$/u

/** "My ex-husband, who is a chef, …": an aside on whoever was just named. */
const aside = defineRule({
  id: 'en/kin.aside',
  priority: 90,
  confidence: 0.93,
  anchors: ['who ', "who's", 'whos '],
  pattern: rx(`^(?:who|whos(?= ))(?: also| just| still)? ?(?<said>${PHRASE})`),
  draft: (match) => {
    const { clause } = match
    const kin = LAST.exec(clause.sentence.text.slice(0, clause.start - clause.sentence.start))?.groups?.[
      'kin'
    ]
    const relation = kin === undefined ? null : relationOf(kin)
    const words = match.capture('said')
    const said = words && saidOf(words)
    return relation === null || !said ? null : { ...said, entity: `user.${relation}` }
  },
  examples: [
    {
      text: 'my ex husband, who is a chef, remarried',
      cards: [{ slot: 'occupation', value: 'chef', entity: 'user.ex_husband' }],
    },
  ],
  counterExamples: ['the man, who is a chef, left', 'who is a chef?', 'my question is who is a chef'],
})

export const kinWho: readonly ExtractionRule[] = [owned, aside]
