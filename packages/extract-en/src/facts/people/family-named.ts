import { byName } from '@recollect/core/plugin'
import { defineRule } from '@recollect/rules'
import type { Capture, ExtractionRule } from '@recollect/core/extraction'
import { GIVEN, KIN } from '../../lexicon/people/kinship.ts'
import { DOUBTFUL_NAMES, GIVEN_NAMES } from '../../lexicon/people/names.ts'
import { alt, rx } from '../../text/patterns.ts'
import { keyOf, splitBy, stripLead } from '../../text/capture.ts'
import { slotOf } from '../../text/relation.ts'

/** Words for people, one or several. */
const PERSON = alt([...KIN].filter(([, relation]) => relation !== 'pet').map(([word]) => word))

/** Whoever parts from a spouse tells of an end; that there was one goes without saying. */
const COUPLE = /^(?:wife|husband|fianc|boyfriend|girlfriend|bf|gf)/u
const PARTING = /\b(?:separat|divorc|(?:split|splitting|broke|broken|break|breaking) up|left me|dumped)/u

/** "My wife and I hosted", "a close bond with my sister": a relative who is mentioned exists. Parents go without saying. */
const mention = defineRule({
  id: 'en/family.mention',
  priority: 35,
  confidence: 0.97,
  anchors: ['my ', 'wife and i', 'missus and i', 'mrs and i', 'hubby and i', 'husband and i'],
  pattern: rx(
    `(?:(?:^|\\b(?:so|and|but),? )the (?=(?:wife|missus|mrs|hubby|husband) and i\\b)|(?:\\b(?:with|and|to|for|from|help|visit|visiting|see|miss|spoil|raise|love|adore|hug|of) |^|\\bgreat )my )(?:(?:older|younger|little|big|elder|lovely|beautiful|dear|wonderful|best) ){0,2}(?<word>wife|husband|missus|mrs|hubby|fianc[eé]e?|boyfriend|girlfriend|bf|gf|daughters?|sons?|kids|children|grandkids|grandchildren|sisters?|brothers?)\\b(?: and i\\b)?(?! in[- ]law| in christ)(?=$| and i| would| will| and our| for| on| in| at| to| every|,| (?:hasn'?t|haven'?t|keeps?|makes?|made|picks?|thinks?|says|said|told|tells|gave|gives|helps?|helped|asks?|asked|calls?|called|forgot|forgets|refuses?|texted|insists?|suggested|surprised|have started|has started|keep)\\b)`,
  ),
  draft: (match) => {
    const relation = KIN.get(match.raw('word') ?? '')
    const word = match.capture('word')
    if (/^(?:let me|tell|ask|say hi|give my|can|could)\b/u.test(match.clause.text)) return null
    const parting = COUPLE.test(match.raw('word') ?? '') && PARTING.test(match.clause.sentence.text)
    return relation === undefined || GIVEN.has(relation) || !word || parting
      ? null
      : { slot: slotOf(relation), value: '1', at: word }
  },
  examples: [{ text: 'I went sailing with my husband', cards: [{ slot: 'family.husband', value: '1' }] }],
  counterExamples: [
    'is it for my wife?',
    'I love my mother',
    'his wife sings',
    'my wife and I are separating',
  ],
})

/** "Baby number three arrived", "our second child was born". */
const baby = defineRule({
  id: 'en/family.baby',
  priority: 93,
  confidence: 0.92,
  anchors: ['baby', 'child', 'gave birth'],
  pattern: rx(
    '\\b(?:baby|child|kid) (?:number |no\\.? ?|#)(?<n>one|two|three|four|five|six|\\d)(?: (?:just |has )?(?:arrived|was born|is here|came))|\\b(?:our|my) (?<ord>first|second|third|fourth|fifth) (?:child|baby|kid) (?:was born|arrived|is here|just arrived)',
  ),
  draft: (match) => {
    const ordinal = byName({
      first: '1',
      second: '2',
      third: '3',
      fourth: '4',
      fifth: '5',
    })
    const count = match.capture('n') ?? ordinal[match.raw('ord') ?? '']
    return count ? { slot: 'family.child', value: count, relation: 'updates', facet: 'count' } : null
  },
  examples: [
    {
      text: 'our second child was born on Monday',
      cards: [{ slot: 'family.child', value: '2', relation: 'updates' }],
    },
  ],
  counterExamples: ['my baby arrived? no', 'the child was born in Spain'],
})

const CLOSE =
  '(?:(?:best|close|good|new|old|favou?rite|dear|oldest|older|younger|little|big|twin|longtime|current|former|first|late|elder|half|childhood|college|dearest|amazing|lovely|other) ){0,2}'
const NOT_A_NAME =
  /^(?:My|That|This|She|He|It|Who|What|Here|There|The|Your|His|Her|God|Jesus|Music|Food|Love|They|We|You|These|Those|Why|How|When)\b/u
const NAMED_PERSON = /^\p{Lu}\p{Ll}+(?: \p{Lu}[\p{Ll}']+)?$/u

/** "Tom and Jerry", written with capitals or in the list of names. */
const namesIn = (words: Capture | undefined): readonly Capture[] =>
  words === undefined
    ? []
    : splitBy(
        stripLead(words, /^(?:(?:and|so|but|look|well|yeah|oh|also|hey),? )+/iu) ?? words,
        /, and |, | and | & /giu,
      )

const isPerson = ({ text }: Capture): boolean =>
  (NAMED_PERSON.test(text) && !NOT_A_NAME.test(text)) ||
  (GIVEN_NAMES.has(keyOf(text)) && !DOUBTFUL_NAMES.has(keyOf(text)))

/** "Zhao is my boss", "Paul is a close friend of mine", "Ana and Bo are our neighbours". */
const isMy = defineRule({
  id: 'en/relation.is-my',
  priority: 92,
  confidence: 0.84,
  anchors: [
    'is my ',
    "'s my ",
    'are my ',
    'was my ',
    'were my ',
    'is our ',
    'are our ',
    'is one of ',
    'is a ',
    'been my ',
  ],
  pattern: rx(
    `\\b(?<name>[\\p{L}][\\p{L}'-]{1,20}(?:(?: |, and |, | and | & )[\\p{L}][\\p{L}'-]{1,20}){0,4}?)(?: (?:is|are|has been|have been|(?<was>was|were))|'s been|'s) (?:(?:actually|also|now|just|basically) )?(?:my |our |one of (?:my|our) |an? (?=[a-z ]{4,25} of (?:mine|ours)))${CLOSE}(?<word>${PERSON})(?: in law| in crime)?(?= of (?:mine|ours)|$| (?:and|from|at|here|so|but|now|since|btw|who|too|on|in|for)\\b|,)`,
  ),
  draft: (match) => {
    const relation = KIN.get(match.raw('word') ?? '')
    const names = namesIn(match.capture('name'))
    if (relation === undefined || names.length === 0 || !names.every(isPerson)) return null
    const tense = match.raw('was') === undefined ? {} : { tense: 'past' as const }
    return names.map((value) => ({ slot: slotOf(relation), value, ...tense }))
  },
  examples: [
    { text: 'Henrike is my boss', cards: [{ slot: 'relation.boss', value: 'Henrike' }] },
    {
      text: 'Ana and Bo are our neighbours',
      cards: [
        { slot: 'relation.neighbor', value: 'Ana' },
        { slot: 'relation.neighbor', value: 'Bo' },
      ],
    },
    { text: 'priya is my flatmate', cards: [{ slot: 'relation.roommate', value: 'priya' }] },
  ],
  counterExamples: [
    "Alice is Bob's mother",
    'that is my friend',
    'who is my boss?',
    'God is my father',
    'Spain is my neighbour in this game, right?',
  ],
})

export const familyNamed: readonly ExtractionRule[] = [baby, isMy, mention]
