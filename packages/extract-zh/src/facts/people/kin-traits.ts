import type { ExtractionRule } from '@recollect/core/extraction'
import { factRule } from '../../text/fact-rule.ts'
import { take } from '../../text/take.ts'

const LEVEL =
  '小学|初中|高中|大学|幼儿园|中专|职高|大专|学前班|[一二三四五六]年级|[初高][一二三]|大[一二三四]|研[一二三]|中班|大班|小班|托班|毕业班'
const STAGE = new RegExp(
  `(?:马上|快要?|就要|今年|明年|九月|开学|下半年|下学期|过完暑假|才|已经|都|现在|刚){0,3}(?:就|要|也|该)?(?:上|升|读|念|进|是)?(?:到|入)?(?<value>${LEVEL})(?:的?学生)?(?:在读)?(?:了|啦|生)?$`,
  'gu',
)

/** "儿子马上高三", "闺女才小班": the stage a child or a cousin is at, without a verb. */
export const kinStage: ExtractionRule = factRule({
  id: 'zh/education.of-kin',
  priority: 78,
  confidence: 0.93,
  anchors: LEVEL.split('|')
    .filter((word) => !/[[\]]/u.test(word))
    .concat([
      '年级',
      '初一',
      '初二',
      '初三',
      '高一',
      '高二',
      '高三',
      '大一',
      '大二',
      '大三',
      '大四',
      '研一',
      '研二',
      '研三',
    ]),
  pattern: STAGE,
  elided: 'none',
  ahead: true,
  examples: [
    { text: '儿子马上高三，压力好大', cards: [{ slot: 'education', value: '高三', entity: 'user.son' }] },
    { text: '我侄女才幼儿园', cards: [{ slot: 'education', value: '幼儿园', entity: 'user.niece' }] },
  ],
  counterExamples: ['他马上高三', '我弟弟去幼儿园', '你儿子几年级', '我老师在小学'],
  read: (match, frame) =>
    /^user\.(?:son|daughter|child|brother|sister|sibling|cousin|nephew|niece|grandchild|grandson|granddaughter)$/u.test(
      frame.entity,
    ) && !frame.negative
      ? take(match, 'education')
      : null,
})
