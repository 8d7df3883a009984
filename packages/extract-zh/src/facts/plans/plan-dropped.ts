import { defineRule } from '@recollect/rules'
import type { ExtractionRule } from '@recollect/core/extraction'
import { isAim } from '../../text/aim.ts'
import { factRule } from '../../text/fact-rule.ts'
import { subjectOf } from '../../text/subject.ts'
import { take } from '../../text/take.ts'

const MEANT =
  /(?:原计划|原定(?:计划)?|(?:本来|本(?=[打想计要])|原本|原来|之前|以前|曾经|一开始|当初|原先|最初|一度)(?:还|也|就|都|一直|是){0,2}(?:想|打算|计划|准备|要|说好|约好|决定|梦想)(?:着|好|过)?)(?:是)?(?<value>[^,你您]{2,20}?)(?:的|来着|呢|过){0,3}$/gu
/** How the sentence goes on when nothing came of it. */
const CAME_TO_NOTHING =
  /放弃|算了|没(?:去|成|考|做|买|敢|能|结|办|实现|机会|时间|钱|戏)|不(?:了了之|打算|想|去|考|准备|行|干|再|买|结|走|搬|办)|取消|泡汤|黄了|作罢|打消|搁置|改(?:主意|成|变|去)|变卦|只好|推迟|吹了|没了|结果/u

/** "本来想考研的，后来放弃了". */
export const planMeant: ExtractionRule = defineRule({
  id: 'zh/plan.meant',
  priority: 76,
  confidence: 0.92,
  anchors: ['想', '打算', '计划', '准备', '要', '说好', '约好', '决定', '梦想', '原定'],
  pattern: MEANT,
  draft(match) {
    const { clause } = match
    const after = clause.sentence.text.slice(clause.end - clause.sentence.start)
    const subject = subjectOf(match, match.before, 'chat')
    if (subject === null || !CAME_TO_NOTHING.test(after) || !isAim(match.raw('value') ?? '')) return null
    const made = take(match, 'goal', { relation: 'retracts', entity: subject.entity })
    return made
  },
  examples: [
    { text: '我本来打算读博，后来放弃了', cards: [{ slot: 'goal', value: '读博', relation: 'retracts' }] },
  ],
  counterExamples: ['他本来想考研，后来算了', '本来想问你的，算了', '你原本打算出国吗'],
})

const DROPPED =
  /(?:放弃|取消|打消|推掉|断)(?:了|掉)?(?<value>[^,你您他她]{2,16}?)(?:的)?(?<what>念头|想法|计划|打算|行程|梦想|考试|机会|名额|资格)?(?:了|啦)?$/gu

/** "我打消了辞职的念头", "放弃了读博". */
export const planDropped: ExtractionRule = factRule({
  id: 'zh/plan.dropped',
  priority: 75,
  confidence: 0.92,
  anchors: ['放弃', '取消', '打消', '推掉', '断了'],
  pattern: DROPPED,
  elided: 'chat',
  event: true,
  ahead: true,
  examples: [{ text: '我打消了辞职的念头', cards: [{ slot: 'goal', value: '辞职', relation: 'retracts' }] }],
  counterExamples: ['他放弃了读博', '我不会放弃考研', '怎么取消订单', '我想放弃考研'],
  read: (match, frame) =>
    !frame.negative && /了/u.test(match.text) && isAim(match.raw('value') ?? '')
      ? take(match, 'goal', { relation: 'retracts' })
      : null,
})

const CALLED_OFF =
  /(?:原定|原计划|原本|本来|计划|打算|定好|说好)?(?:要|想)?(?<value>(?:去|回|到|飞|办|拍|参加|开)[^,你您他她]{1,10}?|出国|留学|考研|读研|结婚|搬家|跳槽|移民|买房|旅行|蜜月|相亲|调动|调岗)(?:那|这)?(?:趟|次|回|个|件|场)?的?(?:行程|旅行|旅游|计划|机票|高铁票|车票|票|婚礼|酒席|聚会|事)?(?:也|又|只好|只能|都|被迫|临时|因为疫情)?(?:取消|泡汤|黄|作罢|搁置|吹|退)(?:了|掉了)$/gu

/** "原计划去云南的行程取消了". */
export const planCalledOff: ExtractionRule = factRule({
  id: 'zh/plan.called-off',
  priority: 77,
  confidence: 0.92,
  anchors: ['取消', '泡汤', '黄了', '作罢', '搁置', '吹了', '退了', '退掉'],
  pattern: CALLED_OFF,
  elided: 'chat',
  event: true,
  ahead: true,
  examples: [
    { text: '原计划去云南的行程取消了', cards: [{ slot: 'plan', value: '去云南', relation: 'retracts' }] },
  ],
  counterExamples: ['他去云南的行程取消了', '去云南的航班取消了吗', '怎么取消订单'],
  read: (match, frame) =>
    frame.negative || /航班|列车|车次|火车|比赛|课$|听说|也要/u.test(match.raw('value') ?? '')
      ? null
      : take(match, 'plan', { relation: 'retracts' }),
})

const GIVEN_UP =
  /(?:(?:最后|最终)?(?:已经)?(?:决定|想好|想通|商量好|考虑清楚)了?)?不(?:再|去|打算|准备|想)?(?<value>(?:考[^,你我他她试虑]{1,6}?|读[^,你我他她]{1,4}?|出国|留学|结婚|离婚|辞职|跳槽|转行|创业|搬家|移民|买房|买车|换工作|生二胎|要二胎|回老家|开店|[开办][^,你我他她]{1,5}(?:店|馆|公司|厂)|减肥|健身|相亲|去[^,你我他她这那]{2,6}?|学[^,你我他她]{2,4}?|报[^,你我他她]{2,6}?))(?:了|啦)$/gu
const DAILY = /^去(?:上班|上课|上学|吃|喝|玩|逛街|医院|公司|学校|超市|食堂|健身房|跑步)/u

/** "我不考研了，直接找工作". */
export const planGivenUp: ExtractionRule = factRule({
  id: 'zh/plan.given-up',
  priority: 71,
  confidence: 0.92,
  anchors: [
    '不考',
    '不读',
    '不出国',
    '不留学',
    '不结婚',
    '不离婚',
    '不辞职',
    '不跳槽',
    '不转行',
    '不创业',
    '不搬家',
    '不移民',
    '不生',
    '不要二胎',
    '不买房',
    '不买车',
    '不换工作',
    '不回老家',
    '不开店',
    '不减肥',
    '不开',
    '不办',
    '不健身',
    '不相亲',
    '不去',
    '不学',
    '不报',
    '不再',
    '不打算',
    '不准备',
    '不想',
  ],
  pattern: GIVEN_UP,
  elided: 'chat',
  event: true,
  ahead: true,
  readsNegation: true,
  examples: [
    { text: '决定不考研了，直接就业', cards: [{ slot: 'plan', value: '考研', relation: 'retracts' }] },
    { text: '我不考研了，直接找工作', cards: [{ slot: 'plan', value: '考研', relation: 'retracts' }] },
  ],
  counterExamples: ['他不考研了', '你不考研了吗', '我不去了', '我不去上班了'],
  read: (match) =>
    DAILY.test(match.raw('value') ?? '')
      ? null
      : [
          take(match, 'plan', { relation: 'retracts' }),
          take(match, 'goal', { relation: 'retracts', known: true }),
        ].filter((one) => one !== null),
})

const REFUSES =
  /(?:坚决|绝对?|死也|打死|这辈子|真的)?(?:都|也|就)?不(?:打算|准备|会|想|再|考虑)?(?<value>结婚|嫁人|恋爱|相亲|生(?:孩子|二胎|娃|三胎|小孩)|要(?:孩子|二胎|三胎|娃|小孩)|买房|买车|出国|回老家|跳槽|考研|考公|读研|加班)(?:的)?$/gu
const RESOLVED = /想好|决定|商量|说好|打定主意|想通|坚决|绝不|死也|这辈子/u

/** "我想好了，不生二胎": a step one has resolved not to take. */
export const planRefuses: ExtractionRule = factRule({
  id: 'zh/plan.refuses',
  priority: 72,
  confidence: 0.92,
  anchors: [
    '不结婚',
    '不嫁人',
    '不恋爱',
    '不相亲',
    '不生',
    '不要',
    '不买房',
    '不买车',
    '不出国',
    '不回老家',
    '不跳槽',
    '不考',
    '不读研',
    '不加班',
    '不打算',
    '不准备',
    '不会',
    '不想',
    '不再',
  ],
  pattern: REFUSES,
  elided: 'chat',
  event: true,
  ahead: true,
  readsNegation: true,
  examples: [
    { text: '我想好了，不生二胎', cards: [{ slot: 'plan', value: '生二胎', polarity: 'negative' }] },
  ],
  counterExamples: ['他不结婚', '你不生二胎吗', '想好了吗，不买房'],
  read: (match, frame) =>
    !/吗/u.test(match.clause.sentence.text) && (frame.explicit || RESOLVED.test(match.clause.sentence.text))
      ? take(match, 'plan', { polarity: 'negative' })
      : null,
})
