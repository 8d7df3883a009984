import type { ExtractionRule } from '@recollect/core/extraction'
import { ownRule } from '../../text/own-rule.ts'
import { take } from '../../text/take.ts'

const RACE =
  '全马|半马|马拉松|(?:[一二三五八十]|两|\\d{1,2})(?:公里|千米)|[一二三四五八]百米|[12358]\\d{2,3}米|[135]0?k|一圈'
const TIME =
  '(?:\\d{1,2}|[一二两三四五六七八九十]{1,3})(?:个?小时|分钟?|秒)(?:零)?(?:(?:\\d{1,2}|[一二三四五六七八九十]{1,3})(?:分钟?|秒)?)?(?:(?:\\d{1,2}|[一二三四五六七八九十]{1,3})秒?)?'
const TIMED = new RegExp(
  `(?:这次|上次|今年)?(?:体测|体考|中考|测试|比赛|运动会)?(?<facet>${RACE})(?:我|考试|测试|体测|比赛|这次|今天|昨天|才|就|只|一共|总共|居然){0,3}(?:跑|游|骑|走)(?:出|进|完|到)?了?(?:个)?(?<value>${TIME})(?:多)?(?:了)?$`,
  'gu',
)

/** "体测八百米跑了四分十秒". */
export const recordTimed: ExtractionRule = ownRule({
  id: 'zh/record.timed',
  priority: 84,
  confidence: 0.93,
  anchors: ['跑了', '跑出', '跑进', '跑完', '游了', '游出', '骑了', '走了', '跑到'],
  pattern: TIMED,
  elided: 'chat',
  event: true,
  examples: [{ text: '我体测一千米跑了四分十秒', cards: [{ slot: 'record', value: '四分十秒' }] }],
  counterExamples: ['他一千米跑了四分十秒', '一千米怎么跑进四分钟', '你半马跑了两小时？', '走了十分钟'],
  read: (match, frame) => (frame.negative ? null : take(match, 'record', { facet: match.raw('facet') })),
})
