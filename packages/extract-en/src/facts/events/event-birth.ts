import { defineRule } from '@recollect/rules'
import type { Born, Capture, ExtractionRule, Proposal, RuleMatch } from '@recollect/core/extraction'
import {
  BECAME_PARENT,
  EXPECTED,
  HAD,
  IS_BORN,
  IS_HERE,
  JUST_NOW,
  NEWBORN,
  ONLY_BABIES,
} from '../../lexicon/events/births.ts'
import { AFTER_EVENT } from '../../lexicon/events/events.ts'
import { alt, LEADS, rx } from '../../text/patterns.ts'
import { entityIn, SOON, WHO } from '../../text/effect.ts'
import { isTold } from '../../text/told.ts'
import { readName } from '../../text/names.ts'

/** Births: who was born to whom, and by which name. */

const CHILD = `(?<child>${alt(NEWBORN.keys())})`
const LOVELY =
  '(?:(?:beautiful|healthy|gorgeous|lovely|perfect|second|third|first|fourth|tiny|wee|new|other|bouncing|little|sweet|identical),? ){0,3}'
const GIVEN = '(?:named|called|who we named|we named (?:her|him)|we called (?:her|him))'
const CALLED = "(?<name>\\p{L}[\\p{L}'’-]{1,20})"
/** Before the verb it may stand by itself: "our son Theo was born". */
const [NAMED, BESIDE] = [`(?:(?:, |,? ${GIVEN} )${CALLED})?`, `(?:,? (?:${GIVEN} )?${CALLED})?`]
const WHEN = `(?:,? (?<when>${alt(JUST_NOW)}))?`
const OVER = `(?=$|[^a-z' ]| (?:${alt(AFTER_EVENT)})(?![a-z'-])| \\d)`

const COUNTER = ['he wrote a poem', 'how do magnets work?']
const PARENTS = /^user(?:\.(?:wife|husband|partner|girlfriend|boyfriend|spouse))?$/u

function birth(entity: string | null, born: Born, match: RuleMatch): readonly Proposal[] | null {
  if (entity === null || !isTold(match)) return null
  const event: Proposal = {
    slot: 'generic',
    entity,
    value: '',
    facet: 'count',
    when: match.raw('when'),
    relation: 'retracts',
    known: true,
    effect: { event: 'birth', also: EXPECTED, born },
  }
  const name = nameIn(match)
  const isOurs = name !== null && PARENTS.test(entity)
  return isOurs ? [event, { slot: 'name', entity: `user.${born.as}`, value: name }] : [event]
}

function nameIn(match: RuleMatch): Capture | null {
  const name = readName(match.capture('name'))
  return name !== null && /^\p{Lu}/u.test(name.text) ? name : null
}

const bornAs = (match: RuleMatch): Born | undefined => NEWBORN.get(match.raw('child') ?? '')

const had = defineRule({
  id: 'en/event.birth-of',
  priority: 52,
  confidence: 0.92,
  anchors: ['had ', 'gave birth', 'welcomed', 'delivered', 'parents ', 'parent '],
  pattern: rx(
    `${WHO}(?:${alt(HAD)}) (?:our |my |the |her |an? |two |three )?${LOVELY}${CHILD}${NAMED}${WHEN}${OVER}`,
  ),
  draft(match) {
    const born = bornAs(match)
    return born === undefined ? null : birth(entityIn(match), born, match)
  },
  examples: [
    {
      text: 'my wife gave birth to a girl last night',
      cards: [{ slot: 'generic', value: '', entity: 'user.wife' }],
    },
    {
      text: 'we welcomed our second son, Theo, on Sunday',
      cards: [
        { slot: 'generic', value: '' },
        { slot: 'name', value: 'Theo', entity: 'user.son' },
      ],
    },
  ],
  counterExamples: [
    'if we had a baby',
    'we never had a baby',
    'did she have a girl?',
    'I had a boy toy',
    ...COUNTER,
  ],
})

const parents = defineRule({
  id: 'en/event.birth',
  priority: 50,
  confidence: 0.9,
  anchors: BECAME_PARENT,
  pattern: rx(`${WHO}(?:${alt(BECAME_PARENT)})${WHEN}${OVER}`),
  draft: (match) => birth(entityIn(match), { as: 'child', many: 1, words: '1' }, match),
  examples: [{ text: 'I became a dad', cards: [{ slot: 'generic', value: '' }] }],
  counterExamples: ['if I became a dad', 'when I became a dad', ...COUNTER],
})

const arrived = defineRule({
  id: 'en/event.birth-said-of',
  priority: 52,
  confidence: 0.92,
  anchors: [...IS_BORN, ...IS_HERE],
  pattern: rx(
    `(?:^${LEADS}|\\b)(?:our |my |the )?${LOVELY}${CHILD}${BESIDE},? (?:has |have )?${SOON}(?:(?<born>${alt(IS_BORN)})|${alt(IS_HERE)})${WHEN}${OVER}`,
  ),
  draft(match) {
    const born = bornAs(match)
    const isBirth = match.raw('born') !== undefined || ONLY_BABIES.includes(match.raw('child') ?? '')
    return born === undefined || !isBirth || /\b(?:his|her|their|your|'s) $/u.test(match.before)
      ? null
      : birth('user', born, match)
  },
  examples: [
    { text: 'our son was born last night', cards: [{ slot: 'generic', value: '' }] },
    { text: 'the baby arrived', cards: [{ slot: 'generic', value: '' }] },
  ],
  counterExamples: [
    'if our son was born',
    'our son arrived',
    'her baby arrived',
    'my daughter is here',
    ...COUNTER,
  ],
})

export const eventBirths: readonly ExtractionRule[] = [had, parents, arrived]
