import type { ExtractionRule } from '@recollect/core'
import { factRule } from '../frame/fact-rule.ts'
import { take } from '../frame/take.ts'
import { MEASURE } from '../patterns.ts'

const NUM = String.raw`(?:\d{1,3}|[一二三四五六七八九十百]{1,4}|十几|[二三四五六七八九]十[几多])(?:多|来|几)?`
const YEARS = new RegExp(
  `(?:年龄|年纪|岁数)?(?:有|是|为|:|都|快|马上|刚满?|满|将近|差不多|要|过了|也就|才|已经){0,4}(?:是?一?${MEASURE})?(?<value>${NUM})(?:(?:周)?岁|的人(?=了)|好几(?=了))(?:半|多|整)?(?:的(?=[\\p{Script=Han}]{1,10}$)[\\p{Script=Han}]{1,10})?(?:了|啦|啊|呢|哈|而已|的人|的)?$`,
  'gu',
)

/** "我22岁", "今年25岁": not "14岁那年". */
export const ageYears: ExtractionRule = factRule({
  id: 'zh/age.years',
  priority: 90,
  confidence: 0.93,
  anchors: ['的人了', '好几了', '岁'],
  pattern: YEARS,
  elided: 'inherit',
  examples: [
    { text: '我今年28岁', cards: [{ slot: 'age', value: '28' }] },
    { text: '我女儿五岁了', cards: [{ slot: 'age', value: '五', entity: 'user.daughter' }] },
  ],
  counterExamples: ['他今年30岁', '你几岁？', '我18岁那年去了北京', '我十岁的时候搬过家'],
  read: (match) => {
    if (/的时候|时候|那年|时$|以前|之前|开始/u.test(match.text)) return null
    return take(match, 'age')
  },
})

const BARE =
  /(?:今年|年龄(?:是|为|:)?|现在)(?:刚|都|快|满|已经|就|也){0,4}(?<value>\d{1,2}|[二三四五六七八九]?十[一二三四五六七八九]?)(?:了|啦)?$/gu

/** "我今年28". */
export const ageBare: ExtractionRule = factRule({
  id: 'zh/age.bare',
  priority: 85,
  confidence: 0.85,
  anchors: ['今年', '年龄', '现在'],
  pattern: BARE,
  elided: 'inherit',
  examples: [{ text: '我今年31', cards: [{ slot: 'age', value: '31' }] }],
  counterExamples: ['今年是2024', '他今年31'],
  read: (match) => take(match, 'age'),
})

const JUST_ELIDED = new RegExp(
  `^(?:我)?(?:刚|今年|马上|快|已经|现在){0,4}(?<value>${NUM})岁(?:了|啦|整)?$`,
  'gu',
)

/** A clause that is nothing but an age: "28岁", "今年28岁了". */
export const ageAlone: ExtractionRule = factRule({
  id: 'zh/age.alone',
  priority: 84,
  confidence: 0.8,
  anchors: ['岁'],
  pattern: JUST_ELIDED,
  elided: 'speaker',
  examples: [{ text: '今年四十岁了', cards: [{ slot: 'age', value: '四十' }] }],
  counterExamples: ['她妹妹，28岁', '他是老师，四十岁'],
  read: (match) => take(match, 'age'),
})
