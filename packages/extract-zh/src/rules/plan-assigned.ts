import { defineRule } from '@recollect/core/language-pack'
import type { ExtractionRule } from '@recollect/core'
import { isAim } from '../frame/aim.ts'
import { take } from '../frame/take.ts'

const WHO = '公司|老板|领导|单位|学校|导师|经理|主管|部门|组织|院里|厂里|所里|局里|总部|教练|团里|老师'
const SENT = `^(?:我们?|对了|刚|听说)?(?:的)?(?:${WHO})(?:已经|又|还|可能|应该|刚|决定|通知|安排){0,3}(?:让|派|叫|安排|通知|要求|喊|要|送|推荐|调)我们?(?:几个)?(?<when>(?:下下?个?(?:周|月|星期|礼拜|学期)(?:[一二三四五六日天末初底])?|明[天年](?:初|底)?|后[天年]|月底|年底|年后|春节后|过完年|暑假|寒假|国庆|周[一二三四五六日末]|\\d{1,2}[月号日](?:份)?|[一二三四五六七八九十]{1,2}月(?:份)?)(?:早上|上午|下午|晚上)?)(?:就|要|得)?(?<value>(?:去|到|参加|调|出差|转|搬|回|培训|驻)[^,你您他她它]{1,16}?)(?:了|啊|呢|一趟)?$`

/** "老板让我下周去趟成都出差": a step somebody sends one to take. */
export const planAssigned: ExtractionRule = defineRule({
  id: 'zh/plan.assigned',
  priority: 72,
  confidence: 0.92,
  anchors: ['让我', '派我', '叫我', '排我', '知我', '求我', '喊我', '要我', '送我', '荐我', '调我'],
  pattern: new RegExp(SENT, 'gu'),
  draft(match) {
    const value = match.raw('value') ?? ''
    if (!/出差|培训|驻|调|交流|学习|考察|参加|比赛|支援|外派/u.test(value) && !isAim(value)) return null
    return take(match, 'plan', { when: match.raw('when') })
  },
  examples: [{ text: '公司派我下个月去成都出差', cards: [{ slot: 'plan', value: '去成都出差' }] }],
  counterExamples: [
    '老板让他下周去出差',
    '老板让我下周给答复',
    '公司派你下周去出差吗',
    '领导叫我明天去办公室',
  ],
})
