import { defineRule } from '@recollect/rules'
import type { ExtractionRule } from '@recollect/core/extraction'
import { clausesBefore, sentencesBefore } from '../../text/earlier.ts'

const AGE = '(?:\\d{1,2}|[一二两三四五六七八九十]{1,3})(?:岁半?|个月)'
const ONE = '(?:大的|老大|小的|老二|另?一个|哥哥|姐姐|弟弟|妹妹)(?:才|刚|今年|快|已经)?'
const EACH = new RegExp(
  `^(?<whose>[^,\\d]{0,12}?)${ONE}(?<elder>${AGE})(?:(?:、|和)?${ONE}(?<younger>${AGE}))?(?:了|多)?$`,
  'gu',
)
const ITEM = new RegExp(`^${ONE}${AGE}`, 'u')
const CHILDREN: readonly (readonly [words: RegExp, entity: string])[] = [
  [/(?:我|家|我们)[^你您他她]{0,6}(?:女儿|闺女|丫头)$/u, 'user.daughter'],
  [/(?:我|家|我们)[^你您他她]{0,6}儿子$/u, 'user.son'],
  [/(?:我|家|我们)[^你您他她]{0,6}(?:孩子|娃|小孩|宝宝)$/u, 'user.child'],
]

/** "我有两个孩子，大的九岁小的五岁". */
export const ageEach: ExtractionRule = defineRule({
  id: 'zh/age.each',
  priority: 90,
  confidence: 0.94,
  anchors: ['岁', '个月'],
  pattern: EACH,
  draft(match) {
    const told = clausesBefore(match.clause).find((clause) => !ITEM.test(clause))
    const whose = match.raw('whose') ?? ''
    const near = whose === '' ? (told ?? sentencesBefore(match.clause)[0]?.[0] ?? '') : whose
    const entity = CHILDREN.find(([words]) => words.test(near))?.[1]
    const ages = [match.capture('elder'), match.capture('younger')].filter((age) => age !== undefined)
    return entity === undefined ? null : ages.map((value) => ({ slot: 'age', value, entity }))
  },
  examples: [
    {
      text: '我有两个孩子，老大十岁老二六岁',
      cards: [
        { slot: 'age', value: '十岁', entity: 'user.child' },
        { slot: 'age', value: '六岁', entity: 'user.child' },
      ],
    },
  ],
  counterExamples: [
    '他有两个孩子，老大十岁老二六岁',
    '邻居家两只猫，一个三岁一个一岁',
    '你有两个孩子，老大十岁老二六岁？',
  ],
})
