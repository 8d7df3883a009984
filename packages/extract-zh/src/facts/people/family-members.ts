import { defineRule } from '@recollect/rules'
import type { ExtractionRule, Proposal } from '@recollect/core/extraction'
import { clausesBefore } from '../../text/earlier.ts'
import { PEOPLE_WORDS, relationOf, slotOfRelation } from '../../text/kin.ts'
import { SOCIAL } from '../../lexicon/people/kinship.ts'

/** Each word is taken once and for all: tried in its parts too, eight of them would be read in hundreds of ways. */
const MEMBERS = new RegExp(
  `^(?:有|是|分别是|就是|包括|就|除了我还有|除了我)?(?:还有)?(?:(?=(?<one>${PEOPLE_WORDS}|我))\\k<one>(?:[和、跟与]|以及|加上?)?(?:还有)?){2,8}(?:自己)?$`,
  'gu',
)
const HOUSEHOLD =
  /[一两三四五六七八九十\d]口(?:人|之家)?|家里(?:有|就|一共)?(?:[一二三四五六七八九\d]个)?人?$|家庭成员|一家人|家里人/u
const ONE = new RegExp(PEOPLE_WORDS, 'gu')

/** "我们家五口人，爸妈、我和两个弟弟": who lives in the house. */
export const familyMembers: ExtractionRule = defineRule({
  id: 'zh/family.members',
  priority: 79,
  confidence: 0.92,
  anchors: ['爸', '妈', '父', '母', '哥', '弟', '姐', '妹', '爷', '奶', '老公', '老婆', '孩子', '儿', '女'],
  pattern: MEMBERS,
  draft(match): readonly Proposal[] | null {
    const [near] = clausesBefore(match.clause)
    if (near === undefined || !HOUSEHOLD.test(near) || /[你您他她]/u.test(near)) return null
    const words = [...match.text.matchAll(ONE)].map(([word]) => word)
    const cards = words.flatMap((word): Proposal[] => {
      const relation = relationOf(word)
      return relation === undefined || SOCIAL.has(relation)
        ? []
        : [{ slot: slotOfRelation(relation), value: word }]
    })
    return cards.length > 0 ? cards : null
  },
  examples: [
    {
      text: '我们家四口人，爸妈、我和弟弟',
      cards: [
        { slot: 'family.parents', value: '爸妈' },
        { slot: 'family.brother', value: '弟弟' },
      ],
    },
  ],
  counterExamples: ['他们家四口人，爸妈、他和弟弟', '爸爸妈妈和我'],
})
