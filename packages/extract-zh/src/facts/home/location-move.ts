import type { ExtractionRule } from '@recollect/core/extraction'
import { factRule } from '../../text/fact-rule.ts'
import { isKnownPlace, looksLikePlace } from '../../text/places.ts'
import { take } from '../../text/take.ts'
import { DURATION } from '../../text/patterns.ts'

const MOVED =
  /(?:从(?<from>.{1,15}?))?(?:已经|又|刚刚?|才|重新|举家){0,4}(?:搬家?|迁居?|移居|移民|搬迁)了?(?:到|去|来|回到?|进|至)了?(?:一[个座])?(?<value>[^的着说想看喜吗]{1,30}?)(?:去|来|住|生活|定居|居住)?(?:这边|那边|这块|那块)?(?:(?:快|有|大概|差不多|整整)?[一二两三四五六七八九十几半\d]{1,3}(?:来|多)?(?:个?多?月|年|个?星期|周|天)(?:多|半)?)?(?:了|啦)?$/gu
const NO_PLACE =
  /^[和跟与]|[被是不还吧呢就]|(?:房子|房间|新家|新房|公寓|别墅|屋)$|打扰|周末|下周|^(?:大|小|新|好)/u
/** 举家 is said of families in the news more than of one's own. */
const OF_A_FAMILY = /举家/u
const SEEN = /[看听村镇祖民]|新闻|同[事学]|朋友/u
const RETURN = /^(?:老家|家|来|去|学校|公司|办公室|楼上|楼下|外面|房间|车上)$/u

/** "我搬到了X": a move replaces the current place. */
export const locationMove: ExtractionRule = factRule({
  id: 'zh/location.move',
  priority: 100,
  confidence: 0.97,
  anchors: [
    '搬到',
    '搬了到',
    '搬了去',
    '搬了来',
    '搬了回',
    '搬家到',
    '搬去',
    '搬来',
    '搬回',
    '搬进',
    '搬至',
    '搬家去',
    '搬家来',
    '搬家回',
    '迁到',
    '迁至',
    '迁居',
    '移居',
    '移民',
    '搬迁',
  ],
  pattern: MOVED,
  elided: 'speaker',
  event: true,
  examples: [
    { text: '我上周搬家到了滨江', cards: [{ slot: 'location', value: '滨江', relation: 'updates' }] },
    {
      text: '我从嘉兴搬到了湖州',
      cards: [
        { slot: 'location', value: '湖州', relation: 'updates' },
        { slot: 'location', value: '嘉兴', tense: 'past' },
      ],
    },
    { text: '上个月搬到新竹了', cards: [{ slot: 'location', value: '新竹', relation: 'updates' }] },
    { text: '我搬咗去將軍澳', cards: [{ slot: 'location', value: '將軍澳', relation: 'updates' }] },
    { text: '为了孩子上学，上个月举家迁到了鄞州区', cards: [{ slot: 'location', value: '鄞州区' }] },
    { text: '我姐姐搬去昆明了', cards: [{ slot: 'location', value: '昆明', entity: 'user.sister' }] },
  ],
  counterExamples: [
    '他搬到海边去了',
    '老王举家迁到了深圳',
    '看了个视频，举家迁到了加拿大',
    '我要是搬到市区就好了',
    '你什么时候搬到苏州？',
    '把桌子搬到楼上',
    '我明年搬到东莞',
    '我下个月就搬到绍兴了',
    '我要搬去佛山',
  ],
  read: (match, frame) => {
    const value = match.raw('value') ?? ''
    if (RETURN.test(value) || frame.negative || (NO_PLACE.test(value) && !isKnownPlace(value))) return null
    if (!frame.explicit && OF_A_FAMILY.test(match.text) && SEEN.test(match.clause.sentence.message))
      return null
    if (!frame.explicit && !looksLikePlace(value) && match.clause.index > 0) return null
    // 月底搬去通州 is to come, unless it is done
    if (!match.text.includes('了') && /(?<!上个?)月底|周末/u.test(frame.modifiers.when ?? '')) return null
    const to = take(match, 'location', { relation: 'updates' })
    const from = match.capture('from')
    if (to === null || from === undefined || !isKnownPlace(match.raw('from') ?? '')) return to
    return [to, { slot: 'location', value: from, tense: 'past' }]
  },
})

const POSTED =
  /(?:被)?(?:调|派|外派|借调|分配|分|随军|转业|退伍|嫁|远嫁|考|投奔[^,]{1,4}|跟着?[^,你]{1,6}|回流|毕业|北漂|南下)(?:回)?(?:到|去|来)了?(?<value>[\p{Script=Han}]{2,10}?)(?:来|去|工作|上班|生活|定居|这边)?(?:了|啦)?$/gu

/** "我去年调到西安了". */
export const locationPosted: ExtractionRule = factRule({
  id: 'zh/location.posted',
  priority: 93,
  confidence: 0.93,
  anchors: [
    '调',
    '派',
    '分',
    '随军',
    '转业',
    '退伍',
    '嫁',
    '考',
    '投奔',
    '跟',
    '回流',
    '毕业',
    '北漂',
    '南下',
  ],
  pattern: POSTED,
  elided: 'chat',
  event: true,
  examples: [
    { text: '去年我调到延安了', cards: [{ slot: 'location', value: '延安', relation: 'updates' }] },
    { text: '我之前住抚顺，去年随军到了烟台', cards: [{ slot: 'location', value: '烟台' }] },
  ],
  counterExamples: ['他调到延安了', '我想调到延安', '我没考到驾照', '我明年调到延安'],
  read: (match, frame) =>
    frame.negative ||
    !/了/u.test(match.text) ||
    !isKnownPlace(match.raw('value') ?? '') ||
    /想|要/u.test(match.before)
      ? null
      : take(match, 'location', { relation: 'updates' }),
})

const CAME = new RegExp(
  `(?:来|到|回)(?<value>[\\p{Script=Han}]{2,8}?)(?:这边|生活|工作|上班|打工|打拼|发展)?(?:已经|都|也|快|有|差不多){0,2}(?<how>${DURATION})(?:了|啦)$`,
  'gu',
)

/** "我来深圳八年了": where one has been living since. */
export const locationCame: ExtractionRule = factRule({
  id: 'zh/location.came',
  priority: 92,
  confidence: 0.92,
  anchors: ['来', '到', '回'],
  pattern: CAME,
  elided: 'chat',
  event: true,
  examples: [
    {
      text: '我来深圳八年了',
      cards: [
        { slot: 'location', value: '深圳' },
        { slot: 'tenure', value: '八年' },
      ],
    },
  ],
  counterExamples: ['他来深圳八年了', '我没来北京三年了', '你来上海多久了？'],
  read(match, frame) {
    const value = match.capture('value')
    const how = match.capture('how')
    if (!value || !how || frame.negative || !isKnownPlace(match.raw('value') ?? '')) return null
    if (/天|周|小时/u.test(match.raw('how') ?? '')) return null
    return [
      { slot: 'location', value },
      { slot: 'tenure', value: how },
    ]
  },
})
