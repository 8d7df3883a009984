import { defineRule } from '@recollect/rules'
import type { ExtractionRule } from '@recollect/core/extraction'
import { GIVEN, KIN } from '../../lexicon/people/kinship.ts'
import { LEADS, rx } from '../../text/patterns.ts'
import { slotOf } from '../../text/relation.ts'

const N = 'two|three|four|five|six|seven|eight|nine|ten|\\d{1,2}'

/** "There's six of us kids", "I come from a family of five". */
const among = defineRule({
  id: 'en/family.among',
  priority: 95,
  confidence: 0.93,
  anchors: [
    'of us',
    'family of',
    'of two ',
    'of three ',
    'of four ',
    'of five ',
    'of six ',
    'of seven ',
    'of eight ',
    'of nine ',
    'of ten ',
    'of 1',
    'of 2',
    'of 3',
    'of 4',
    'of 5',
    'of 6',
    'of 7',
    'of 8',
    'of 9',
  ],
  pattern: rx(
    `\\b(?:there(?:'s| are|'re|s| were| is)|we(?:'re| are| were)) (?<us>${N}) of us (?:kids|siblings|children|brothers|sisters|girls|boys|in (?:my|the) family|growing up)|\\bi(?:'m| am|m| was|'m actually)? (?:the (?:[a-z]+ )?(?:child |one |kid |baby )?|one )?of (?<born>${N}) (?<sort>kids|siblings|children|brothers|sisters|girls|boys|daughters|sons)|^${LEADS}there (?:are|were|was|is) (?<colon>${N}) of us$|\\bi (?:come from|was raised in|grew up in) a family of (?<fam>${N})(?! (?:doctors|teachers|farmers|musicians|artists))`,
  ),
  draft: (match) => {
    const value =
      match.capture('us') ?? match.capture('fam') ?? match.capture('colon') ?? match.capture('born')
    if (
      match.raw('colon') !== undefined &&
      !/\b(?:brothers?|sisters?|siblings?)\b/u.test(match.clause.sentence.text)
    )
      return null
    const sort = /^(?:sister|brother)/u.exec(match.raw('sort') ?? '')?.[0]
    return value ? { slot: `family.${sort ?? 'sibling'}`, value } : null
  },
  examples: [{ text: 'there are five of us kids', cards: [{ slot: 'family.sibling', value: 'five' }] }],
  counterExamples: ["I'm one of the lucky ones", 'my room has a twin bed', 'are you the youngest of three?'],
})

const COUNTED = [...KIN]
  .filter(([word, relation]) => /s$|children|kids/u.test(word) && relation !== 'pet' && !GIVEN.has(relation))
  .map(([word]) => word)
const ONLY =
  'son|daughter|child|kid|brother|sister|sibling|grandson|granddaughter|grandchild|niece|nephew|cousin|uncle|aunt'

/** "My three kids", "my two older brothers", "my only daughter": how many there are goes with the owning. */
const counted = defineRule({
  id: 'en/family.counted',
  priority: 90,
  confidence: 0.93,
  anchors: ['my ', 'our '],
  pattern: rx(
    `\\b(?:(?:my|our) (?=[a-z\\d])|(?=(?:${N}) of (?:my|our) ))(?:(?<count>${N}|both|2 lovely|couple of) (?:of (?:my|our) )?(?:(?:older|younger|little|big|small|young|grown|grown[- ]up|adult|teenage|beautiful|lovely|crazy|best|adorable|wonderful|half|step|wild|amazing|foster|adopted|gorgeous|elder|baby|twin) ){0,2}(?<word>${COUNTED.join('|')})|(?<only>only) (?<one>${ONLY}))\\b(?!'s? (?:are|is) dead)`,
  ),
  draft: (match) => {
    const word = match.raw('word') ?? match.raw('one') ?? ''
    const relation = KIN.get(word)
    const count = match.capture('count')
    if (relation === undefined) return null
    const at = match.capture('word') ?? match.capture('one')
    const value = count ? (/^both$/iu.test(count.text) ? '2' : count) : '1'
    return at
      ? { slot: slotOf(relation), value, facet: 'count', at: typeof value === 'string' ? at : (count ?? at) }
      : null
  },
  examples: [
    { text: 'my three kids love the beach', cards: [{ slot: 'family.child', value: 'three' }] },
    { text: 'our only daughter lives abroad', cards: [{ slot: 'family.daughter', value: '1' }] },
  ],
  counterExamples: ['are these my two sons?', 'my two cents'],
})

export const familyTold: readonly ExtractionRule[] = [among, counted]
