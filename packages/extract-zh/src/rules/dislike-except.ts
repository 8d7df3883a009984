import type { ExtractionRule } from '@recollect/core'
import { clausesBefore } from '../frame/earlier.ts'
import { factRule } from '../frame/fact-rule.ts'
import { isTopic } from '../frame/topic.ts'
import { take } from '../frame/take.ts'

const ANYTHING =
  '(?:什么|啥|别的|其他的?|其它的?|基本|基本上|几乎|都)(?:都|也)?(?:能|可以|爱|喜欢)?(?:吃|喝|行|可以|好|ok|不挑|没问题|无所谓|看|听)'
const EXCEPT = new RegExp(
  `^(?:就是|只要|我)?除了(?<value>[^,我你您他她它]{1,12}?)(?:之外|以外|外)?(?:,?(?:我|俺)?(?:们)?(?:家)?(?:都|其他|别的|其它)?${ANYTHING})?[了的啊呢哈啦呀哦吧]{0,3}$`,
  'gu',
)
const EATS_ALL = new RegExp(
  `^(?:我|俺)?(?:们)?(?:这边|这里)?(?:吃的|吃饭|口味)?(?:都行|都可以|都吃|都ok|随便|不挑食?|不忌口|没忌口|没什么忌口|${ANYTHING})[了的啊呢哈啦呀哦吧]{0,3}$`,
  'u',
)
const FOOD_ASKED = /吃|喝|忌|菜|点|口味|火锅|奶茶|外卖/u

/** "我都行，除了香菜和内脏", "除了榴莲我什么都吃". */
export const dislikeExcept: ExtractionRule = factRule({
  id: 'zh/dislike.except',
  priority: 86,
  confidence: 0.92,
  anchors: ['除了'],
  pattern: EXCEPT,
  elided: 'speaker',
  examples: [
    { text: '我都行，除了鱼腥草', cards: [{ slot: 'dislikes', value: '鱼腥草' }] },
    { text: '除了肥肠我什么都吃', cards: [{ slot: 'dislikes', value: '肥肠' }] },
  ],
  counterExamples: ['他都行，除了鱼腥草', '除了周一都行', '除了你我都不要', '除了鱼腥草还有别的吗？'],
  read: (match) => {
    const value = match.raw('value') ?? ''
    const all = /都|什么|啥|其他|别的/u.test(match.text.slice(value.length + 2))
    const before = clausesBefore(match.clause)
    const said = all ? match.text : (before[0] ?? '')
    if (!(all ? /[吃喝]/u.test(match.text) : EATS_ALL.test(said))) return null
    const aboutFood = FOOD_ASKED.test(match.clause.sentence.message) || !/[天点号周月]$/u.test(value)
    return aboutFood && isTopic(value) && !/^(?:周|星期|今|明|后天|上午|下午|晚上)/u.test(value)
      ? take(match, 'dislikes')
      : null
  },
})
