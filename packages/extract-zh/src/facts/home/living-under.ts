import type { ExtractionRule } from '@recollect/core/extraction'
import { PEOPLE_WORDS } from '../../text/kin.ts'
import { ownRule } from '../../text/own-rule.ts'
import { take } from '../../text/take.ts'

const UNDER = new RegExp(
  `(?<value>(?:跟着|随着?|靠着)(?:我)?(?:${PEOPLE_WORDS})(?:[和跟](?:${PEOPLE_WORDS}))?(?:一起|一块儿?)?(?:过(?!来|去|年|节)|住|生活|过日子))(?:的|呢|了)?$`,
  'gu',
)

/** "现在跟着姑姑过". */
export const livingUnder: ExtractionRule = ownRule({
  id: 'zh/living-situation.under',
  priority: 93,
  confidence: 0.93,
  anchors: ['跟着', '随'],
  pattern: UNDER,
  elided: 'chat',
  examples: [
    { text: '爸妈外出打工，我跟着姑姑过', cards: [{ slot: 'living_situation', value: '跟着姑姑过' }] },
    { text: '我小时候跟着外公住', cards: [{ slot: 'living_situation', value: '跟着外公住', tense: 'past' }] },
  ],
  counterExamples: ['他跟着姑姑过', '我想跟着姑姑过', '我跟着师傅过来', '孩子跟着老师住哪？'],
  read: (match, frame) =>
    frame.negative || /[想要让愿]$|打算|希望/u.test(match.before) ? null : take(match, 'living_situation'),
})
