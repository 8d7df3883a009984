import { byName } from '@recollect/core'
import { defineRule } from '@recollect/core/language-pack'
import type { Names, Capture, ExtractionRule, Proposal } from '@recollect/core'
import { KIN } from '../lexicon/kinship.ts'
import { LIST, rx } from '../patterns.ts'
import { keyOf, part, splitBy } from '../text/capture.ts'
import { slotOf } from '../text/relation.ts'

const N = '\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|an?|no'
const SORT =
  '(?:(?:older|younger|little|big|elder|small|young|grown|grown-up|adult|teenage|twin|half|step|baby|wonderful|lovely|beautiful) ){0,2}'
const COUNTED = new RegExp(`^(?<count>${N.replaceAll('\\\\', '\\')}) ${SORT}(?<word>[a-z-]+)$`, 'u')
const CHILDREN: Names<string> = byName({ boys: 'son', girls: 'daughter' })
const SEPARATOR = /\s?(?:,\s?(?:and\s)?|;|\+|&|\sand\s)\s?/giu

/** "two sisters", "no kids", "mum Carol", "wife" → whom it tells of. */
function member(item: Capture): Proposal | null {
  const key = keyOf(item.text)
  const { count, word } = COUNTED.exec(key)?.groups ?? {}
  if (count !== undefined && word !== undefined) {
    const relation = KIN.get(word) ?? CHILDREN[word]
    if (relation === undefined || relation === 'pet') return null
    if (count === 'no') return { slot: slotOf(relation), value: '0', polarity: 'negative', at: item }
    const value = part(item, 0, count.length)
    return {
      slot: slotOf(relation),
      value: /^(?:an?|one)$/u.test(count) ? '1' : (value ?? '1'),
      at: item,
      facet: 'count',
    }
  }
  const space = item.text.search(/ (?=\p{Lu}\p{Ll}+$)/u)
  const relation = KIN.get(space < 0 ? key : key.slice(0, space).replace(/^(?:my|our|the|an?) /u, ''))
  if (relation === undefined || relation === 'pet') return null
  const name = space < 0 ? null : part(item, space, item.text.length)
  return name
    ? { slot: 'name', value: name, entity: `user.${relation}` }
    : { slot: slotOf(relation), value: '1', at: item }
}

/** "My family: mum Carol, dad Winston, two sisters", "family: wife and 2 kids". */
const listed = defineRule({
  id: 'en/family.listed',
  priority: 93,
  confidence: 0.92,
  anchors: ['family', 'household', 'at home'],
  pattern: rx(
    `^(?:(?:my|our) )?(?:immediate |close |little |whole )?(?:family|household|family members|at home)(?: (?:is|are|consists of|includes)|\\s?:|\\s?-)(?: just| only)? (?:me, |me and |myself, )?(?<list>${LIST})`,
  ),
  draft: (match) => {
    const list = match.capture('list')
    const items = list ? splitBy(list, SEPARATOR) : []
    const members = items.map(member)
    // One item that is no relative, and the rest may be anything.
    return members[0] ? members.filter((one) => one !== null) : null
  },
  examples: [
    {
      text: 'My family: mum Carol, dad Winston, two sisters',
      cards: [
        { slot: 'name', value: 'Carol', entity: 'user.mother' },
        { slot: 'name', value: 'Winston', entity: 'user.father' },
        { slot: 'family.sister', value: 'two' },
      ],
    },
  ],
  counterExamples: ['my family is great', 'his family: two sisters', 'my family is coming over'],
})

const FIELD_NAMES = [
  'sibling',
  'siblings',
  'brother',
  'brothers',
  'sister',
  'sisters',
  'children',
  'kids',
  'child',
  'son',
  'sons',
  'daughter',
  'daughters',
  'grandchildren',
  'grandkids',
  'dependants',
  'dependents',
  'dependant',
  'dependent',
]

/** "Siblings: 2", "Kids: none": a line of a form. */
const field = defineRule({
  id: 'en/family.field',
  priority: 93,
  confidence: 0.92,
  anchors: FIELD_NAMES.flatMap((word) => [
    `${word}:`,
    `${word} :`,
    `${word}=`,
    `${word} =`,
    `${word}-`,
    `${word} -`,
  ]),
  pattern: rx(
    '^(?:number of |no\\. of |# of )?(?<word>siblings?|brothers?|sisters?|children|kids|child|sons?|daughters?|grandchildren|grandkids|dependants?|dependents?) ?[:=-] ?(?:(?<none>none|no|0|nil|zero|n\\/a)|(?<count>\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten))(?= ?$|,| \\()',
  ),
  draft: (match) => {
    const word = match.raw('word') ?? ''
    const relation = /^depend/u.test(word) ? 'child' : KIN.get(word)
    const at = match.capture('word')
    const count = match.capture('count')
    if (relation === undefined || !at) return null
    if (match.raw('none') !== undefined)
      return { slot: slotOf(relation), value: '0', polarity: 'negative', at }
    return count ? { slot: slotOf(relation), value: count, facet: 'count' } : null
  },
  examples: [
    { text: 'Siblings: 2', cards: [{ slot: 'family.sibling', value: '2' }] },
    { text: 'kids: none', cards: [{ slot: 'family.child', value: '0', polarity: 'negative' }] },
  ],
  counterExamples: ['kids: they grow up so fast', 'sons of anarchy: 7 seasons'],
})

/** A note of items before this one, none of them a statement. */
const ITEMS =
  /^(?:(?!\S* ?(?:is|are|was|were|has|have|had|do|does|did|will|would|can)\b)[\p{L}\d][\p{L}\d' -]{0,24}[,.] ?){0,5}(?:and )?$/u

/** "Four grandkids, two step-kids and no patience", "27F, nurse, one husband": counted in a note. */
const noted = defineRule({
  id: 'en/family.noted',
  priority: 90,
  confidence: 0.94,
  anchors: [
    'kids',
    'children',
    'sons',
    'daughters',
    'brothers',
    'sisters',
    'girls',
    'boys',
    'husband',
    'wife',
    'siblings',
  ],
  pattern: rx(
    `(?<count>\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten) ${SORT}(?<word>kids|children|sons|daughters|brothers|sisters|siblings|girls|boys|grandkids|grandchildren|step-?kids|nieces|nephews)(?= ?(?:,|$)| and (?:\\d|no|one|two|three|four|five|a|an)\\b)|(?<=, )(?<one>one|1) (?<spouse>husband|wife|boy|girl|son|daughter|kid|child)(?= ?(?:,|$))`,
  ),
  draft: (match) => {
    const { clause } = match
    const earlier = `${clause.sentence.text.slice(0, Math.max(0, clause.start - clause.sentence.start))}${match.before}`
    const word = (match.raw('word') ?? match.raw('spouse') ?? '').replace('step', '').replace(/^-/u, '')
    const relation = KIN.get(word) ?? CHILDREN[word]
    const count = match.capture('count')
    const at = match.capture('spouse') ?? match.capture('word')
    if (relation === undefined || !at || !ITEMS.test(earlier)) return null
    // "Two brothers, one dream" is a film's.
    if (earlier === '' && !/,[^,]*,|\bme\b|\bi\b|\bmy\b/u.test(clause.sentence.text)) return null
    return count
      ? { slot: slotOf(relation), value: count, facet: 'count' }
      : { slot: slotOf(relation), value: '1', at }
  },
  examples: [
    {
      text: 'Divorced, two teenage girls, one tortoise.',
      cards: [{ slot: 'family.daughter', value: 'two' }],
    },
    {
      text: "Four grandkids, two step-kids, and I can't keep up",
      cards: [
        { slot: 'family.grandchildren', value: 'Four' },
        { slot: 'family.child', value: 'two' },
      ],
    },
  ],
  counterExamples: [
    'two kids, one bathroom',
    'there are two kids, three dogs',
    'are two kids, really, enough?',
  ],
})

export const familyListed: readonly ExtractionRule[] = [listed, field, noted]
