import { defineRule } from '@recollect/rules'
import type { Capture, ExtractionRule, Proposal, RuleMatch } from '@recollect/core/extraction'
import { KIN } from '../../lexicon/people/kinship.ts'
import { GIVEN_NAMES } from '../../lexicon/people/names.ts'
import { MEANT, ONE_PERSON, SHORT_FOR } from '../../lexicon/people/renames.ts'
import { alt, KIN_TERM, LEADS, rx } from '../../text/patterns.ts'
import { keyOf } from '../../text/capture.ts'

/** Two names that are of one person, and one who was taken for another. */

/** A name; where it is known it stands as "my friend", and the words as written are the name. */
const who = (group: string): string => `(?<${group}>my [a-z]+(?: in law|-in-law)?|\\p{L}[\\p{L}'’-]{1,20})`
const UNSURE = /\b(?:if|whether|are|is|do|does|think|maybe|perhaps|not|never|as if|like|would|could) $/u

const nameIn = (match: RuleMatch, group: string): Capture | null => {
  const name = match.capture(group)
  if (name === undefined || /^my /iu.test(name.text)) return null
  return /^\p{Lu}/u.test(name.text) || GIVEN_NAMES.has(keyOf(name.text)) ? name : null
}

function sameOne(match: RuleMatch): Proposal | null {
  const [one, two] = [nameIn(match, 'one'), nameIn(match, 'two')]
  if (one === null || two === null || UNSURE.test(match.before)) return null
  const effect = { event: 'same', to: two.text } as const
  return { slot: 'generic', entity: 'user', value: one, relation: 'retracts', known: true, effect }
}

const REALLY = '(?:actually |really |in fact |just |both |all along |basically |technically ){0,2}'

const bothOne = defineRule({
  id: 'en/person.both-one',
  priority: 120,
  confidence: 0.93,
  anchors: ['the same', 'one person', 'very same'],
  pattern: rx(
    `(?:^${LEADS}|\\b(?:that|and|but|so|by the way),? )${who('one')} (?:and|&) ${who('two')} (?:are|is|were|r) ${REALLY}(?:${alt(ONE_PERSON)})(?![a-z])(?! as\\b)`,
  ),
  draft: sameOne,
  examples: [{ text: 'Sam and Sammy are the same person', cards: [{ slot: 'generic', value: 'Sam' }] }],
  counterExamples: [
    'are Sam and Sammy the same person?',
    'if Sam and Sammy are the same person',
    'cats and dogs are the same',
  ],
})

const shortFor = defineRule({
  id: 'en/person.short-for',
  priority: 120,
  confidence: 0.92,
  anchors: [
    'short for',
    'nickname',
    ' i call ',
    ' we call ',
    'another name',
    'the same ',
    'known as',
    ' aka ',
  ],
  pattern: rx(
    `^${LEADS}(?:by )?${who('one')}(?:'s| is|) ${REALLY}(?:${alt(SHORT_FOR)}) ${who('two')}(?=$|[.,!)])`,
  ),
  draft: sameOne,
  examples: [{ text: 'Sammy is short for Samira', cards: [{ slot: 'generic', value: 'Sammy' }] }],
  counterExamples: [
    'is Sammy short for Samira?',
    'ASAP is short for as soon as possible',
    'if Sammy is short for Samira',
  ],
})

const OPENS =
  '(?:(?:no|nope|sorry|oh|oops|wait|actually|hang on|hold on|my bad|wrong one|ah|hmm|well|not her|not him|not that one),? )'
const NEXT = "(?:,? (?<name>\\p{L}[\\p{L}'’-]{1,20}))?"

/** "No, that's my other cousin". */
const otherOne = defineRule({
  id: 'en/person.other',
  priority: 120,
  confidence: 0.93,
  anchors: ['other '],
  pattern: rx(
    `^${OPENS}{0,3}(?:(?:${alt(MEANT)}) )?(?:about |actually )?(?:my|our|the) (?<label>other (?<kin>${KIN_TERM}))${NEXT}[.! ]*$`,
  ),
  draft(match) {
    const relation =
      KIN.get((match.raw('kin') ?? '').split(' ').at(-1) ?? '') ?? KIN.get(match.raw('kin') ?? '')
    if (relation === undefined) return null
    const effect = { event: 'other', to: match.raw('label') ?? '' } as const
    const value = nameIn(match, 'name') ?? ''
    return { slot: 'generic', entity: `user.${relation}`, value, relation: 'retracts', known: true, effect }
  },
  examples: [
    { text: "no, that's my other cousin", cards: [{ slot: 'generic', value: '', entity: 'user.cousin' }] },
    { text: 'I meant my other sister', cards: [{ slot: 'generic', value: '', entity: 'user.sister' }] },
  ],
  counterExamples: [
    'is that my other cousin?',
    'my other cousin is here',
    "that's my other car",
    'not my other cousin again',
  ],
})

export const personSame: readonly ExtractionRule[] = [bothOne, shortFor, otherOne]
