import { defineRule } from '@recollect/rules'
import type { Capture, ExtractionRule, Proposal, RuleMatch } from '@recollect/core/extraction'
import { CHILDREN, KIN } from '../../lexicon/people/kinship.ts'
import { rx } from '../../text/patterns.ts'
import { splitBy } from '../../text/capture.ts'
import { slotOf } from '../../text/relation.ts'

const N = '(?:\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)'
const WHO =
  'kids|children|sons|daughters|boys|girls|twins|toddlers|teenagers|nephews|nieces|grandkids|grandchildren|grandsons|granddaughters'

function told(match: RuleMatch): Proposal[] | null {
  const word = match.raw('who') ?? match.raw('twins') ?? ''
  const relation = CHILDREN.get(word) ?? KIN.get(word)
  const ages: Capture | undefined = match.capture('ages') ?? match.capture('same')
  if (relation === undefined || !ages) return null
  const count = match.capture('count')
  const listed = splitBy(ages, /\s?(?:,\s?and|,|&|\band\b)\s?/giu)
  const many: Proposal[] = count ? [{ slot: slotOf(relation), value: count, facet: 'count' }] : []
  return [...many, ...listed.map((age) => ({ slot: 'age', value: age, entity: `user.${relation}` }))]
}

/** "My two kids, 5 and 8", "my boys are 6, 9 and 12", "the twins turned 11 this week". */
export const familyAges: ExtractionRule = defineRule({
  id: 'en/age.children',
  priority: 97,
  confidence: 0.93,
  anchors: [
    'kids',
    'children',
    'sons',
    'daughters',
    'boys',
    'girls',
    'twins',
    'toddlers',
    'teenagers',
    'nephews',
    'nieces',
    'grand',
  ],
  pattern: rx(
    `\\b(?:my|our) (?:(?<count>${N}) )?(?:(?:little|young|wonderful|beautiful|lovely|older|younger|own) )?(?<who>${WHO})(?: \\(|,? (?:aged?|ages|who are|are)?:? ?)(?:aged? |ages )?(?<ages>${N}(?:, ?${N}){0,4},? (?:and|&) ${N})(?=$|[,)!]| (?:and|years|yrs|who|now|today|so|but|love|loves?|are|have|will|respectively|yo|in)\\b)|\\bthe (?<twins>twins)(?: are| r|'re| turn| turned) (?<same>${N})(?=$|[,!]| (?:today|now|already|tomorrow|this|next|and|in|years)\\b)`,
  ),
  draft: told,
  examples: [
    {
      text: 'dinner with my three boys, 2, 5 and 8',
      cards: [
        { slot: 'age', value: '5', entity: 'user.son' },
        { slot: 'age', value: '8', entity: 'user.son' },
      ],
    },
    { text: 'the twins turned 11 this week', cards: [{ slot: 'age', value: '11', entity: 'user.child' }] },
  ],
  counterExamples: ['his kids, 5 and 8, are sweet', 'my kids, all in all, are lovely', 'are the twins 4?'],
})
