import type { ExtractionRule } from '@recollect/core/extraction'
import { factRule } from '../../text/fact-rule.ts'
import { take } from '../../text/take.ts'

const PROPERTY =
  '房子?|公寓|别墅|商铺|铺子|铺面|店|店铺|饭店|餐馆|厂|公司|股票|基金|吉他|钢琴|琴|相机|游戏机|switch|ps5|ps4|显卡|手办|乐高|地|院子|老宅|车位'
const SOLD = new RegExp(
  `(?:把|将)?(?:的)?(?<value>(?:老家(?:的)?|城里(?:的)?|家里(?:的)?)?(?:那[套间栋家台把架个辆]|这[套间栋家台把架个辆])?(?:老|旧|二手)?(?:${PROPERTY}))(?:去年|今年|前年|上个?月|上周|最近|已经|早就?|都|也|给|终于|前阵子){0,3}(?:卖|转|盘|处理|变卖|抛|清仓|倒闭|关)(?:掉|出去|给[^,]{1,6})?(?:了)$`,
  'gu',
)

/** "我老家那套房子去年卖掉了". */
export const ownsSold: ExtractionRule = factRule({
  id: 'zh/owns.sold',
  priority: 78,
  confidence: 0.93,
  anchors: ['卖', '转', '盘', '处理', '抛', '清仓', '倒闭', '关'],
  pattern: SOLD,
  elided: 'none',
  event: true,
  examples: [
    { text: '我那台相机上个月卖了', cards: [{ slot: 'owns', value: '那台相机', relation: 'retracts' }] },
  ],
  counterExamples: ['他房子卖了', '我想把房子卖了', '我没把琴卖了', '你房子卖了吗'],
  read: (match, frame) => (frame.negative ? null : take(match, 'owns', { relation: 'retracts' })),
})
