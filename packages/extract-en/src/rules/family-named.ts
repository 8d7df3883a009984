import { defineRule } from '@recollect/core/language-pack'
import type { ExtractionRule } from '@recollect/core'
import { GIVEN, KIN } from '../lexicon/kinship.ts'
import { KIN_TERM, rx } from '../patterns.ts'
import { slotOf } from '../text/relation.ts'

/** Whoever parts from a spouse tells of an end; that there was one goes without saying. */
const COUPLE = /^(?:wife|husband|fianc|boyfriend|girlfriend|bf|gf)/u
const PARTING = /\b(?:separat|divorc|(?:split|splitting|broke|broken|break|breaking) up|left me|dumped)/u

/** "My wife and I hosted", "a close bond with my sister": a relative who is mentioned exists. Parents go without saying. */
const mention = defineRule({
  id: 'en/family.mention',
  priority: 35,
  confidence: 0.96,
  anchors: ['my '],
  pattern: rx(
    `(?:\\b(?:with|and|to|for|from|help|visit|visiting|see|miss|spoil|raise|love|adore|hug|of) |^|\\bgreat )my (?:(?:older|younger|little|big|elder|lovely|beautiful|dear|two|three|2|3|wonderful|best) ){0,2}(?<word>wife|husband|fianc[eé]e?|boyfriend|girlfriend|bf|gf|daughters?|sons?|kids|children|grandkids|grandchildren|sisters?|brothers?)\\b(?: and i\\b)?(?! in[- ]law)(?=$| and i| would| will| and our| for| on| in| at| to| every|,)`,
  ),
  draft: (match) => {
    const relation = KIN.get(match.raw('word') ?? '')
    const word = match.capture('word')
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

/** "One of my sons is 13 and the other is 15." */
const ofMy = defineRule({
  id: 'en/family.one-of',
  priority: 92,
  confidence: 0.94,
  anchors: ['one of my', 'both of my'],
  pattern: rx(
    `\\b(?<n>one|both) of my (?<word>${KIN_TERM}) (?:is|are) (?<age>\\d{1,2})(?: years old)?(?:,? (?:and )?the other (?:one )?is (?<age2>\\d{1,2}))?`,
  ),
  draft: (match) => {
    const relation = KIN.get((match.raw('word') ?? '').split(' ').at(-1) ?? '')
    const age = match.capture('age')
    const second = match.capture('age2')
    if (relation === undefined || !age) return null
    const entity = `user.${relation}`
    const ages = [age, second]
      .filter((one) => one !== undefined)
      .map((value) => ({ slot: 'age', value, entity }))
    const word = match.capture('word')
    return second ? [{ slot: slotOf(relation), value: '2', at: word }, ...ages] : ages
  },
  examples: [
    { text: 'one of my daughters is 8', cards: [{ slot: 'age', value: '8', entity: 'user.daughter' }] },
  ],
  counterExamples: ['one of my friends is here', 'is one of my sons 12?'],
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
    const ordinal: Readonly<Record<string, string>> = {
      first: '1',
      second: '2',
      third: '3',
      fourth: '4',
      fifth: '5',
    }
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

/** "Zhao is my boss", "Paul is a close friend of mine". */
const isMy = defineRule({
  id: 'en/relation.is-my',
  priority: 92,
  confidence: 0.92,
  anchors: ['is my ', 'is a ', 'are my '],
  pattern: rx(
    "\\b(?<name>[\\p{L}][\\p{L}' -]{1,30}) (?:is|are) (?:my |an? (?=[a-z ]{4,25} of mine))(?:(?:best|close|good|new|old|favorite|dear|oldest|older|younger|little|big) ){0,2}(?<word>boss|friend|best friend|roommate|coworker|colleague|teacher|neighbor|neighbour|doctor|therapist|wife|husband|brother|sister|cousin|daughter|son|boyfriend|girlfriend|uncle|aunt|manager|mentor|supervisor|classmate|teammate)s?(?= of mine|$| and| from| at|,)",
  ),
  draft: (match) => {
    const name = match.capture('name')
    const relation = KIN.get(match.raw('word') ?? '')
    if (
      !name ||
      relation === undefined ||
      !/^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?$/u.test(name.text) ||
      /^(?:My|That|This|She|He|It|Who|What|Here|There|The|Your|His|Her)\b/u.test(name.text)
    )
      return null
    return { slot: slotOf(relation), value: name }
  },
  examples: [{ text: 'Henrike is my boss', cards: [{ slot: 'relation.boss', value: 'Henrike' }] }],
  counterExamples: ["Alice is Bob's mother", 'that is my friend', 'who is my boss?'],
})

export const familyNamed: readonly ExtractionRule[] = [baby, ofMy, isMy, mention]
