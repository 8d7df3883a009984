import type { ExtractionRule } from '@recollect/core/extraction'
import { factRule } from '../../text/fact-rule.ts'
import { LONG } from '../../text/long.ts'
import { take } from '../../text/take.ts'

/** "我离异带娃", "离婚两年了", "结婚五年了": the tie, and how long it lasts. */
export const relationshipSince: ExtractionRule = factRule({
  id: 'zh/relationship-status.since',
  priority: 98,
  confidence: 0.93,
  anchors: ['离异', '离婚', '结婚', '单身', '单了', '丧偶', '分居', '恋爱', '订婚'],
  pattern: new RegExp(
    `(?<single>单)了(?:都|快|有)?(?:${LONG})(?:了)?$|(?<value>离异)(?:带|有)(?:一?个?(?:娃|孩|小孩|孩子|儿子|女儿|俩娃|两娃))|(?<state>结婚|单身|分居|恋爱|订婚|谈恋爱)(?:已经|都|有|快|差不多){0,2}(?:了)?(?<long>${LONG})(?:了|啦)?(?:(?:还|也|都|才|没|仍)[^,]{1,8})?$`,
    'gu',
  ),
  elided: 'chat',
  event: true,
  examples: [
    { text: '我离异带娃', cards: [{ slot: 'relationship_status', value: '离异' }] },
    {
      text: '结婚五年了',
      cards: [
        { slot: 'relationship_status', value: '结婚' },
        { slot: 'tenure', value: '五年' },
      ],
    },
  ],
  counterExamples: ['他们结婚五年了', '她离异带娃', '结婚五年后才要孩子'],
  read: (match) => {
    if (match.raw('single') !== undefined) return { slot: 'relationship_status', value: '单身' }
    const state = match.capture('state')
    const long = match.capture('long')
    if (!state || !long) return take(match, 'relationship_status')
    return [
      { slot: 'relationship_status', value: state },
      { slot: 'tenure', value: long },
    ]
  },
})

const SEEING = new RegExp(
  `(?:(?:在|正|刚)?处了|(?<=[^,]{0,6})(?:谈|交往|好)了)(?:有|快|差不多|才|都)?(?:${LONG})(?:了|啦|吧)?(?:$|(?=感觉|觉得|还|挺|就|也))`,
  'gu',
)
const PARTNER = /对象|男朋友|女朋友|男友|女友|介绍|相亲|恋爱/u

/** "处了俩月了": somebody has been seeing somebody. */
export const relationshipSeeing: ExtractionRule = factRule({
  id: 'zh/relationship-status.seeing',
  priority: 86,
  confidence: 0.92,
  anchors: ['处了', '谈了', '交往了', '好了'],
  pattern: SEEING,
  elided: 'chat',
  event: true,
  examples: [
    {
      text: '同事介绍了个对象，处了俩月了',
      cards: [{ slot: 'relationship_status', value: '处对象', relation: 'updates' }],
    },
  ],
  counterExamples: [
    '他们处了两个月了',
    '合同谈了两个月了',
    '处了一堆杂事',
    '病好了两个月了',
    '他处了两年对象',
    '跟同事处了三年，关系一般',
  ],
  read: (match, frame) => {
    const alone = match.text.startsWith('处') && !/[和跟与同]/u.test(match.before)
    const said = PARTNER.test(match.clause.sentence.message.slice(0, match.clause.end))
    return (alone || said) && !frame.negative
      ? { slot: 'relationship_status', value: '处对象', relation: 'updates' }
      : null
  },
})
