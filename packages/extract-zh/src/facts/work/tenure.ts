import type { ExtractionRule } from '@recollect/core/extraction'
import { factRule } from '../../text/fact-rule.ts'
import { LONG } from '../../text/long.ts'
import { mayBeOwn } from '../../text/own-rule.ts'
import { isKnownPlace } from '../../text/places.ts'
import { take } from '../../text/take.ts'
import { DURATION } from '../../text/patterns.ts'

const SPAN = new RegExp(
  `(?:当|做|干|工作|学|练|住|在一起|结婚|教书|从业|入行|玩|画|写|打|开|创业|坚持|弹|从事|认识|待|呆|生活|跑步|健身|抽烟|毕业|退休)(?:了|过|着)?[^,你他了]{0,12}?(?:了|已经|都|有|快){0,4}(?<value>${DURATION})(?:的时间)?(?:了|啦)$`,
  'gu',
)

/** "当老师15年了", "住了十年了". */
export const tenureSpan: ExtractionRule = factRule({
  id: 'zh/tenure.span',
  priority: 45,
  confidence: 0.92,
  anchors: ['年了', '年多了', '月了', '年啦', '年半了', '载了', '个月了'],
  pattern: SPAN,
  elided: 'inherit',
  event: true,
  examples: [{ text: '我画油画八年了', cards: [{ slot: 'tenure', value: '八年' }] }],
  counterExamples: ['他当老师15年了', '你在那儿工作了五年了', '已经过去三年了'],
  read: (match, frame) => (frame.explicit ? take(match, 'tenure') : null),
})

const WORKED = new RegExp(
  `在(?<place>[^,你他]{1,12}?)(?:那边|这边)?(?:工作|生活|住|待|呆|读书|学习|上班|干|做|混|漂|服务|打拼|摸爬滚打|闯荡|奋斗|打工|教书|当兵|服役|摆摊|开店|经商|任教|修行|行医|支教|熬|耕耘|蹉跎|坚守|守)了?(?:已经|都|有|快|整整|足足){0,2}(?<value>${LONG})(?:了)?$`,
  'gu',
)

/** "我在X工作了几年". */
export const tenureWorked: ExtractionRule = factRule({
  id: 'zh/tenure.worked',
  priority: 99,
  confidence: 0.87,
  anchors: [
    '工作',
    '生活',
    '住',
    '待',
    '呆',
    '读书',
    '学习',
    '上班',
    '干',
    '做',
    '混',
    '漂',
    '服务',
    '打拼',
    '摸爬滚打',
    '闯荡',
    '奋斗',
    '打工',
    '教书',
    '当兵',
    '服役',
    '摆摊',
    '开店',
    '经商',
    '任教',
    '修行',
    '行医',
    '支教',
    '熬',
    '耕耘',
    '蹉跎',
    '坚守',
    '守',
  ],
  pattern: WORKED,
  elided: 'chat',
  event: true,
  examples: [{ text: '我在这家店工作了六年', cards: [{ slot: 'tenure', value: '六年' }] }],
  counterExamples: ['他在这里工作了六年', '你在那儿工作了五年了', '我在家待了三天'],
  read: (match, frame) => {
    if (!mayBeOwn(match, frame) || /[未没]/u.test(match.text)) return null
    const tenure = /在(?:医院|酒店)|在家.{0,4}月|[天周]了?$|小时/u.test(match.text)
      ? null
      : take(match, 'tenure')
    const place = match.capture('place')
    const still = /了$/u.test(match.text) && !/读书|学习/u.test(match.text)
    return tenure && still && place && isKnownPlace(match.raw('place') ?? '')
      ? [tenure, { slot: 'location', value: place }]
      : tenure
  },
})
