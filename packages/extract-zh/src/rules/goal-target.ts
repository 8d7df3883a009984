import { defineRule } from '@recollect/core/language-pack'
import type { ExtractionRule, Proposal } from '@recollect/core'
import { isAim, isErrand } from '../frame/aim.ts'
import { take } from '../frame/take.ts'
import { AIMS } from '../lexicon/intentions.ts'
import { oneOf } from '../patterns.ts'

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

const ANNOUNCED =
  /(?:目标|愿望|flag|心愿|梦想|新年计划|年度计划)(?:很|就|只|有|也|不|特别|其实|非常){0,2}(?:简单|一个|两个|三个|有一个|如下|朴素|实在|单纯)(?:的)?$|(?:立|定)(?:了|个|下|一个){1,2}(?:flag|目标|小目标)$/u

/** "今年目标很简单，少熬夜多存钱". */
export const goalListed: ExtractionRule = defineRule({
  id: 'zh/goal.listed',
  priority: 62,
  confidence: 0.92,
  anchors: ['目标', '愿望', 'flag', '心愿', '梦想', '计划'],
  pattern: /^(?<head>[^,]{0,12}(?:目标|愿望|flag|心愿|梦想|新年计划|年度计划)[^,]{0,6})$/gu,
  draft(match): Proposal | null {
    const { clause } = match
    const head = match.raw('head') ?? ''
    const own = OF_ONE.test(head.slice(0, head.search(/目标|愿望|flag|心愿|梦想|新年计划|年度计划/u)))
    const rest = clause.sentence.text.slice(clause.end - clause.sentence.start).replace(/^[,:]\s*/u, '')
    const value = rest.split(',')[0] ?? ''
    if (
      !own ||
      !ANNOUNCED.test(head) ||
      value.length < 4 ||
      value.length > 20 ||
      /今天|我/u.test(value) ||
      /[你您他她吗?]/u.test(value)
    )
      return null
    return { slot: 'goal', value }
  },
  examples: [{ text: '今年的目标很简单，多陪家人', cards: [{ slot: 'goal', value: '多陪家人' }] }],
  counterExamples: ['你今年目标很简单，多吃饭', '公司的目标很简单，赚钱', '目标很简单吗，不一定'],
})

/** A goal was named in the sentence before, after 目标, flag and the like. */
const HEADED = /(?:目标|愿望|flag|心愿|清单|计划)[^,]{0,6}(?:是|:|一个|有[两三四几]个|如下)/u

/** "新年flag：每周跑步，戒掉可乐": the ones after the first. */
export const goalNext: ExtractionRule = defineRule({
  id: 'zh/goal.next',
  priority: 61,
  confidence: 0.92,
  anchors: AIMS,
  pattern: new RegExp(
    `^(?:还有|然后|再|以及|第[二三四])?(?<value>${oneOf(AIMS)}[\\p{Script=Han}a-z0-9]{0,12})$`,
    'gu',
  ),
  draft(match) {
    const { sentence, start } = match.clause
    const before = sentence.text.slice(0, start - sentence.start)
    const at = before.search(HEADED)
    return at >= 0 && OF_ONE.test(before.slice(0, at)) && isAim(match.raw('value') ?? '')
      ? take(match, 'goal')
      : null
  },
  examples: [
    {
      text: '新年flag：每周跑三次步，戒掉可乐',
      cards: [
        { slot: 'goal', value: '每周跑三次步' },
        { slot: 'goal', value: '戒掉可乐' },
      ],
    },
  ],
  counterExamples: ['戒掉可乐', '你的目标是什么，戒烟', '公司的目标是盈利，开新店'],
})
