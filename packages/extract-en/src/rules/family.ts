import { defineRule } from '@recollect/core'
import type { ExtractionRule, RuleMatch } from '@recollect/core'
import { state } from '../frames.ts'
import { FAMILY, GIVEN, KIN } from '../lexicon/kinship.ts'
import { alt, DOES, KIN_TERM, rx } from '../patterns.ts'

const slotOf = (relation: string) => `${FAMILY.has(relation) ? 'family' : 'relation'}.${relation}`
const COUNT =
  '(?<count>\\d{1,2}|an?|one|two|three|four|five|six|seven|eight|nine|ten|no|any|several|many|a lot of|a few|a couple of|lots of|the best|the most)'
const BARE = alt(
  [...KIN.keys()].filter(
    (word) =>
      KIN.get(word) !== 'pet' &&
      !/^(?:bro|sis|mate|pal|mil|gp|doctor|manager|teacher|coach|professor|tutor|folks|baby)$/u.test(word),
  ),
)
const ONE = /^(?:an?|one|the best|the most)$/u

/** "I have two sons", "no children", "I've got a twin sister". */
const have = defineRule({
  id: 'en/family.have',
  priority: 91,
  confidence: 0.9,
  anchors: ['have', 'has ', "'ve", 've ', 'had', 'got', 'with', 'raise', 'raising'],
  pattern: rx(
    `(?:${DOES}(?:have|has|had|got|raise|raising|am raising)|\\b(?:i|we)(?:'ve|ve)(?: got)?|\\bi(?:'m| am) (?:married|a single (?:mom|dad|mother|father)|raising|blessed)(?: with)?|^have|^got|\\bmarried with) ${COUNT} (?:(?:older|younger|little|big|twin|best|close|good|great|new|elder|step|half|small|young|beautiful|wonderful|lovely|amazing|grown|adult|awesome|teenage|identical|loving|real|other|adopted|crazy|annoying|cute|own|biological|supportive|older and|younger and),? ){0,2}(?<word>${BARE})\\b(?! (?:is|are) not|'s| seat| food| room| book| toy)`,
  ),
  draft: (match) => existence(match),
  examples: [
    { text: 'I have two sons', cards: [{ slot: 'family.son', value: 'two' }] },
    { text: 'i have a twin sister', cards: [{ slot: 'family.sister', value: '1' }] },
    { text: "I don't have any kids", cards: [{ slot: 'family.child', value: '0', polarity: 'negative' }] },
  ],
  counterExamples: ['do you have kids?', 'he has two brothers', 'I wish I had a sister'],
})

function existence(match: RuleMatch) {
  const relation = KIN.get(match.raw('word') ?? '')
  const count = match.capture('count')
  if (relation === undefined || !count || match.raw('pron') === 'it' || match.raw('kin') !== undefined)
    return null
  if (
    relation === 'friend' &&
    !/^(?:\d|one|two|three|four|five|no|any|an?|the best|the most)$/iu.test(count.text)
  )
    return null
  if (/^(?:boyfriend|girlfriend|partner)$/u.test(relation) && ONE.test(count.text)) return null
  const none = /^(?:no|any)$/iu.test(count.text)
  if (none && /^any$/iu.test(count.text) && match.raw('neg') === undefined) return null
  const slot = slotOf(relation)
  if (none) return state(match, slot, '0', { polarity: 'negative' })
  // A number replaces the number before it; a name or a relation stands beside others.
  return state(match, slot, ONE.test(count.text.toLowerCase()) ? '1' : count, { facet: 'count' })
}

/** "No children for me", "I'm a mom", "mother of two", "father of three". */
const parent = defineRule({
  id: 'en/family.parent',
  priority: 94,
  confidence: 0.86,
  anchors: [
    'no children',
    'no kids',
    'no siblings',
    ' mom',
    ' mother',
    ' mum',
    ' dad',
    ' father',
    'parent',
    'only child',
    'grandma',
    'grandfather',
    'grandmother',
    'grandpa',
    'daddy',
    'mommy',
    'mama',
  ],
  pattern: rx(
    "^(?<none>no) (?<what>children|kids|siblings|brothers|sisters)(?: for me| here| of my own| yet|$)|\\bi(?: am|'m|m| have been|'ve been) (?:also |just |now |already |currently )?(?:an? |the )?(?:(?:proud|new|busy|single|young|first-time|first time|loving|full-time|working|happy|devoted|retired|tired|married|foster|step) )*(?<role>mom|mother|mum|mama|mommy|dad|father|daddy|papa|parent|grandma|grandmother|grandfather|grandpa)\\b(?! (?:to be|figure|jeans|in law|bod))(?: (?:of|to|with) (?:an? |my )?(?<count>\\d{1,2}|one|two|three|four|five|six|seven|eight)?)?|\\bi(?: am|'m|m) (?:an? )?(?<only>only child)",
  ),
  draft: (match) => {
    const what = match.raw('what')
    if (what !== undefined) {
      const relation = what === 'kids' || what === 'children' ? 'child' : (KIN.get(what) ?? 'sibling')
      return { slot: `family.${relation}`, value: '0', polarity: 'negative' }
    }
    if (match.raw('only')) return { slot: 'family.sibling', value: '0', polarity: 'negative' }
    const role = match.capture('role')
    const count = match.capture('count')
    if (!role || /\b(?:like|become|be) $/u.test(match.before)) return null
    const child = /^grand/u.test(role.text.toLowerCase()) ? 'grandchildren' : 'child'
    return { slot: `family.${child}`, value: count ?? role }
  },
  examples: [
    { text: "I'm a mother of four", cards: [{ slot: 'family.child', value: 'four' }] },
    { text: 'no kids for me', cards: [{ slot: 'family.child', value: '0', polarity: 'negative' }] },
  ],
  counterExamples: ['are you a mom?', 'he is a father of two'],
})

/** "My wife and I hosted", "a close bond with my sister": a relative who is mentioned exists. Parents go without saying. */
const mention = defineRule({
  id: 'en/family.mention',
  priority: 35,
  confidence: 0.76,
  anchors: ['my '],
  pattern: rx(
    `(?:\\b(?:with|and|to|for|from|help|visit|visiting|see|miss|spoil|raise|love|adore|hug|of) |^|\\bgreat )my (?:(?:older|younger|little|big|elder|lovely|beautiful|dear|two|three|2|3|wonderful|best) ){0,2}(?<word>wife|husband|fianc[eé]e?|boyfriend|girlfriend|bf|gf|daughters?|sons?|kids|children|grandkids|grandchildren|sisters?|brothers?)\\b(?: and i\\b)?(?=$| and i| would| will| and our| for| on| in| at| to| every|,)`,
  ),
  draft: (match) => {
    const relation = KIN.get(match.raw('word') ?? '')
    const word = match.capture('word')
    return relation === undefined || GIVEN.has(relation) || !word
      ? null
      : { slot: slotOf(relation), value: '1', at: word }
  },
  examples: [{ text: 'I went sailing with my husband', cards: [{ slot: 'family.husband', value: '1' }] }],
  counterExamples: ['is it for my wife?', 'I love my mother', 'his wife sings'],
})

/** "One of my sons is 13 and the other is 15." */
const ofMy = defineRule({
  id: 'en/family.one-of',
  priority: 92,
  confidence: 0.8,
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
  confidence: 0.8,
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
  confidence: 0.85,
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

export const family: readonly ExtractionRule[] = [parent, baby, ofMy, isMy, have, mention]
