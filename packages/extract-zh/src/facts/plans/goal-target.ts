import { defineRule } from '@recollect/rules'
import type { ExtractionRule } from '@recollect/core/extraction'
import { isErrand } from '../../text/aim.ts'
import { take } from '../../text/take.ts'

const END = '(?:了|的|啊|呢|啦|呀|哈|哦){0,4}$'
const TARGET = new RegExp(
  `(?:目标|梦想|愿望|心愿|理想型?的?生活|向往的生活|理想|心愿单|flag|人生清单|执念|野心|小目标)(?:清单)?(?:里|上|中)?(?:第一条|有一条|有一项|之一|头一条|排第一的|就|一直|也|还|现在|始终)?(?:就)?(?:是|:)(?:能够?|可以|要|想)?(?<value>[^,你您]{2,30}?)${END}`,
  'gu',
)
/** Whose aim it is: 我今年的, 新年, 人生最大的. */
const OF_ONE =
  /^(?:对了|其实|说实话|话说|那)?(?:(?:我|俺|本人|自己)(?:们)?(?:个人)?的?)?(?:今年|这个月|新年|明年)?(?:给自己)?(?:定|立|设|许)?(?:了|下)?(?:一?个)?(?:今年|明年|新年|新的一年|20\d\d年?|本月|这个月|这学期|下半年|上半年|人生|毕生|此生|最大|终极|首要|主要|最近|目前|现在|短期|长期|中期|一直以来|小小|唯一|接下来|未来|儿时|小时候|第一个|一个|职业|学习|存钱|减肥|运动|健身|旅行|的){0,4}$/u

/** What is said of a goal, not what it is. */
const NO_AIM = /他|^(?:第[一二三四]|什么|啥|很|不|没|太|我|这|那|一样|遥不可及|[^,]{0,4}的$)|[我这那你]/u

/** "今年的目标是存下五万块", "最大的愿望：走遍中国". */
export const goalTarget: ExtractionRule = defineRule({
  id: 'zh/goal.target',
  priority: 89,
  confidence: 0.95,
  anchors: ['目标', '梦想', '愿望', '心愿', '理想', '向往的生活', 'flag', '清单', '执念', '野心'],
  pattern: TARGET,
  examples: [{ text: '今年的目标是存下五万块', cards: [{ slot: 'goal', value: '存下五万块' }] }],
  counterExamples: ['你的目标是什么？', '公司的目标是盈利', '他的心愿是回家'],
  draft(match) {
    const value = match.raw('value') ?? ''
    // 梦想就是航船的帆: no aim of anybody's
    if (match.before === '' && /^(?:梦想|理想|执念)/u.test(match.text) && match.clause.index > 0) return null
    return OF_ONE.test(match.before) && !NO_AIM.test(value) && !isErrand(value) ? take(match, 'goal') : null
  },
})
