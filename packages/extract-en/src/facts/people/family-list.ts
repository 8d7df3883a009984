import { byName } from '@recollect/core/plugin'
import { defineRule } from '@recollect/rules'
import type { Names } from '@recollect/core/plugin'
import type { ExtractionRule } from '@recollect/core/extraction'
import { KIN } from '../../lexicon/people/kinship.ts'
import { rx } from '../../text/patterns.ts'
import { slotOf } from '../../text/relation.ts'
const SORT =
  '(?:(?:older|younger|little|big|elder|small|young|grown|grown-up|adult|teenage|twin|half|step|baby|wonderful|lovely|beautiful) ){0,2}'
const CHILDREN: Names<string> = byName({ boys: 'son', girls: 'daughter' })

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

export const familyListed: readonly ExtractionRule[] = [noted]
