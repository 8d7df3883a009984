import type { ExtractionRule, Proposal, RuleMatch } from '@recollect/core/extraction'
import { isAim } from '../../text/aim.ts'
import { factRule } from '../../text/fact-rule.ts'
import { take } from '../../text/take.ts'

const FUTURE =
  '(?:过完年|年后|开春|听日|听年|出年|明日|明天|后天|大后天|明年|后年|下个?(?:周|月|星期|学期|礼拜)[一二三四五六日天末初底]?|下半年|(?:今年)?(?:年底|年末|春节|国庆|暑假|寒假|五一|元旦|中秋|清明节?|端午节?|圣诞节?|过年)(?:的时候|期间|假期)?|周末|这周[一二三四五六日天末]|月底|\\d{1,2}月(?:份|\\d{1,2}[日号])?|今晚|过几天|过两天|毕业后|毕业以后|退休后|退休以后|将来|以后)'
const LEADING_DATE = new RegExp(
  `^(?:在)?(?<when>(?:${FUTURE}|[入开]春|入[夏秋冬]|年后|节后)(?:[一二三四五六七八九十\\d]{1,3}(?:月|号|日))?)(?:的时候|左右|之?前|之?内)?(?:就|再|才)?(?=.{2})`,
  'u',
)

/** A plan with its date taken off; its facet is what is to be done, so that a new date replaces the old one. */
function dated(match: RuleMatch): Proposal | null {
  const value = match.capture('value')
  if (value === undefined) return null
  const when = LEADING_DATE.exec(value.text)
  const skip = when?.[0].length ?? 0
  const left = { text: value.text.slice(skip), span: { start: value.span.start + skip, end: value.span.end } }
  return { slot: 'plan', value: left, facet: left.text, ...(when ? { when: when.groups?.['when'] } : {}) }
}

const PLANS =
  /(?:打算|计划|准备|预计|预备|决定|诸住|想住|拟|筹划|约好|说好)(?:着|好|想)?(?<value>(?!好了|工作|材料|资料|阶段|时间|过程|一下|什么|怎|的|得|不|书|是|表)[^,你您]{2,30}?)(?:了|的|啊|呢){0,4}$/gu
const NO_STEP =
  /还是|好玩|就好|要去$|(?:放松|休息|轻松)一下$|的(?:时间|时候|路上|过程|这段.*|那段.*|鞋|衣服)$|^(?:没有?|暴|只有|有|是|大约|一直|了|为了|的|左|这里)|^(?:一下|点)$/u
/** A story tells what was decided then. */
const TOLD = /那时|当时|有一天|于是|后来|那天|那年/u
/** How a step begins, where nobody is named who takes it. */
const STEP =
  /^(?:[去买考回换学搬辞找做生结订开减读养带把再和跟在歇休出当报请写装卖参申戒租转创从三二重]|给.{1,10}(?:买|报|换|办|找|装|生|盖|修|建|搬|请|开)|入[职伍党学手]|明年|今年|下|年底|月底|自己|一个人|趁|等)(?!.*的(?:时间|时候|人|鞋|东西|地方|事|路)$)/u
const SERVICE = /推荐|帮我|帮忙|查一?下/u
const isStep = (value: string): boolean => STEP.test(value) || isAim(value)
const OPENING =
  /^(?:先|要)?(?:考虑|开始|好|说|问|睡|吃|洗|等会|等下|待会|出发|动身|上路|出门|回家|下班|休息|做饭|看|拿|接|叫|上床|关|起床|放弃|材料|工作|资料|阶段|回[去来](?!读|上|工作|发展|定居|结婚|创业|种|开|考|盖|养)|出去(?!闯|工作|打工|留学|租|住|读|单干|创业)|下锅|开饭|开动|撤)/u
/** What one asks a service for, or says of others. */
const ASKED =
  /价格|评分|人均|附近找|周边找|找[一个家]{0,2}(?:酒店|宾馆|餐馆|餐厅|饭店|景点)|^(?:宝宝|孩子|娃|他们)/u

/** "我打算X", "我准备X", "我决定X". */
export const planIntends: ExtractionRule = factRule({
  id: 'zh/plan.intends',
  priority: 74,
  confidence: 0.94,
  anchors: ['打算', '计划', '准备', '预计', '预备', '决定', '筹划', '想住', '约好', '说好'],
  pattern: PLANS,
  elided: 'chat',
  event: true,
  ahead: true,
  examples: [
    { text: '我打算明年考研', cards: [{ slot: 'plan', value: '考研' }] },
    { text: '我已经不打算出国了', cards: [{ slot: 'plan', value: '出国', relation: 'retracts' }] },
  ],
  counterExamples: ['他打算辞职', '你打算怎么办？', '我准备好了', '我准备吃饭'],
  read: (match, frame) =>
    OPENING.test(match.raw('value') ?? '') ||
    ASKED.test(match.raw('value') ?? '') ||
    (SERVICE.test(match.clause.sentence.text) && !isAim(match.raw('value') ?? '')) ||
    NO_STEP.test(match.raw('value') ?? '') ||
    (match.text.startsWith('决定') && TOLD.test(match.clause.sentence.text)) ||
    frame.lead.length > 8 ||
    (!frame.explicit &&
      !(
        /^(?:打算|计划|准备|决定)/u.test(match.text) &&
        isStep((match.raw('value') ?? '').replace(LEADING_DATE, ''))
      )) ||
    /今天|今晚|今早|待会|刚/u.test(frame.modifiers.when ?? '')
      ? null
      : dated(match),
})

const DATED = new RegExp(
  `(?<when>${FUTURE})(?:我们?|就|也|将|将要|会|要|想|和[^,你]{1,6}一起|跟[^,你]{1,6}一起|一起|可能要){0,4}(?<value>(?:去|回|买|搬|结婚|订婚|生(?!人|日)|开始|参加|出差|飞|到|考|毕业|办|举办|开业|入职|上班|出国|旅游|旅行|办婚礼|换|动手术|做手术|装修|领证|面试|比赛)[^,你您吗]{0,20}?)(?:了|的|啊|呢){0,4}$`,
  'gu',
)

/** "我下个月X": a step with a date to come. */
export const planDated: ExtractionRule = factRule({
  id: 'zh/plan.dated',
  priority: 70,
  confidence: 0.96,
  anchors: [
    '明天',
    '后天',
    '明年',
    '后年',
    '下周',
    '下个',
    '下月',
    '下星期',
    '下学期',
    '下半年',
    '年底',
    '春节',
    '国庆',
    '暑假',
    '寒假',
    '五一',
    '元旦',
    '中秋',
    '清明',
    '端午',
    '圣诞',
    '过年',
    '周末',
    '这周',
    '月底',
    '月',
    '过完年',
    '年后',
    '开春',
    '过几天',
    '过两天',
    '毕业后',
    '毕业以后',
    '退休',
    '将来',
  ],
  pattern: DATED,
  elided: 'none',
  event: true,
  ahead: true,
  examples: [{ text: '我下个月搬家', cards: [{ slot: 'plan', value: '搬家' }] }],
  counterExamples: ['他明天结婚', '你明天去哪？', '我去年去了北京'],
  read: (match, frame) => {
    if (/了$/u.test(match.text) && /上个|去年|昨|毕业后|毕业以后|退休后|退休以后/u.test(match.clause.text))
      return null
    if ((match.raw('value') ?? '').length < 2) return null
    if (/^开始/u.test(match.raw('value') ?? '') && /[月号]|准备$/u.test(match.text)) return null
    return frame.negative ? null : take(match, 'plan', { when: match.raw('when') })
  },
})

const FUTURE_SELF =
  /(?:就要|将要|快要|即将|马上(?=搬|入职)|要|将|会|想|可以)(?:去|和[^,你]{1,6}一起|跟[^,你]{1,6}一起|带[^,你]{1,6}){0,4}(?<value>(?:去(?!世)|回|买|搬|结婚|订婚|生|参加|出差|飞|考|毕业|举办|开业|入职|出国|旅游|旅行|装修|动手术|做手术)[^,你您吗]{0,20}?)(?:了|的|啊|呢){0,4}$/gu

/** A move one speaks of with 要 is meant, with or without a date. */
const MOVES = /^(?:就要|将要|快要|即将|马上|要|将)(?:搬(?:到|去|回|家)|入职)/u

/** "我下周要X", "我会和X一起Y", with a date before it. */
export const planWill: ExtractionRule = factRule({
  id: 'zh/plan.will',
  priority: 68,
  confidence: 0.93,
  anchors: ['要', '将', '会', '想', '马上'],
  pattern: FUTURE_SELF,
  elided: 'none',
  event: true,
  ahead: true,
  examples: [
    { text: '下周三我要去长沙出差', cards: [{ slot: 'plan', value: '去长沙出差' }] },
    { text: '我要搬去佛山', cards: [{ slot: 'plan', value: '搬去佛山' }] },
    { text: '我即将入职星海科技', cards: [{ slot: 'plan', value: '入职星海科技' }] },
  ],
  counterExamples: ['我要去厕所', '他下周要结婚', '我会去的'],
  read: (match, frame) => {
    const when = frame.modifiers.when ?? ''
    const soon =
      /明|后(?!来)|下|年底|月|春节|国庆|暑假|寒假|周末|清明|过年|号|日|将来|马上|很快|即将/u.test(when) &&
      !/去年|昨|上/u.test(when)
    return soon ||
      MOVES.test(match.text) ||
      (/(?:结婚|订婚|出国|入职|生孩子|参加.{2,})(?:了)?$/u.test(match.text) &&
        (/快|就要|将要/u.test(match.text) ||
          (/^要(?:结婚|订婚)/u.test(match.text) && frame.entity !== 'user')))
      ? take(match, 'plan')
      : null
  },
})

const RESCHEDULED =
  /^(?<value>(?:去|回|到)?[^,你他我]{2,10}?)(?:的(?:时间|计划|行程))?(?:改到|改成|推迟到|提前到|延期到|改为)(?<when>[^,]{2,12}?)(?:了)?$/gu
const TIMELIKE = /[周月日号天点年]|星期|礼拜|早上|晚上|下午|上午/u

/** "去X改到下周五": the date of a plan has changed. */
export const planRescheduled: ExtractionRule = factRule({
  id: 'zh/plan.rescheduled',
  priority: 100,
  confidence: 0.92,
  anchors: ['改到', '推迟到', '提前到', '延期到'],
  pattern: RESCHEDULED,
  elided: 'speaker',
  event: true,
  ahead: true,
  examples: [
    {
      text: '去大理改到月底了',
      cards: [{ slot: 'plan', value: '去大理', relation: 'updates', facet: '去大理' }],
    },
  ],
  counterExamples: ['会议改到周三', '能不能改到周五？'],
  read: (match) =>
    /^[去回到]/u.test(match.raw('value') ?? '') && TIMELIKE.test(match.raw('when') ?? '')
      ? take(match, 'plan', { relation: 'updates', when: match.raw('when'), facet: match.raw('value') })
      : null,
})

const WONT =
  /(?:是)?(?:不会|不想|绝不|绝不会)(?<value>(?:跳槽|辞职|辞去[^,你]{1,8}|离开[^,你我]{1,8}|结婚|离婚|生孩子|要孩子|再喝酒|再抽烟|搬家|出国|退休|转行|分手)[^,你]{0,4}?)(?:了|的){0,4}$/gu

/** "我不会跳槽": a step one does not mean to take. */
export const planWont: ExtractionRule = factRule({
  id: 'zh/plan.wont',
  priority: 73,
  confidence: 0.94,
  anchors: ['不会', '不想', '绝不'],
  pattern: WONT,
  elided: 'none',
  event: true,
  ahead: true,
  readsNegation: true,
  examples: [{ text: '我不想辞职', cards: [{ slot: 'plan', value: '辞职', polarity: 'negative' }] }],
  counterExamples: ['他不会跳槽', '你不想结婚吗？'],
  read: (match) => take(match, 'plan', { polarity: 'negative' }),
})
