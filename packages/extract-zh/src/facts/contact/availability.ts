import type { Capture, ExtractionRule, RuleMatch } from '@recollect/core/extraction'
import { ACQUAINTANCES } from '../../text/acquaintances.ts'
import { factRule } from '../../text/fact-rule.ts'

const DAY =
  '(?:每[天日周晚]|(?:每?(?:周|星期|礼拜)(?:[一二三四五六日天末\\d](?:[、和跟,]?(?:周|星期|礼拜)?[一二三四五六日天\\d]){0,4}))|工作日|平日|周中|双休日|节假日|逢[单双]日|单数日|双数日|单周|双周)'
const SPAN = `(?:(?:从)?${DAY}(?:到|至|-|~)(?:${DAY}|[一二三四五六日天\\d]))`
const PART =
  '(?:早上|上午|中午|下午|傍晚|晚上|夜里|凌晨|白天|半夜|早晨|清晨|深夜|晚间|下班后?|午休(?:时间)?|下课后)'
const HOUR =
  '(?:\\d{1,2}(?::\\d{2}|点(?:半|钟|[一三]刻|\\d{1,2}分?)?)?|[一二两三四五六七八九十]{1,3}点(?:半|钟|[一三]刻|[一二三四五]?十[一二三四五六七八九]?分?)?)'
const CLOCK = `(?:${PART}?${HOUR}(?:(?:到|至|-|~)${PART}?${HOUR})?)`
const BOUND = '(?:以后|之后|以前|之前|前|后|过后|左右|起|开始)'
const TIME = `(?:(?:${SPAN}|${DAY})?的?(?:${CLOCK}|${PART})?${BOUND}?)`
/** Reached, or at work. */
const FREE =
  '(?:都?有空|有时间|找得到我|能找到我|找得着我|能找着我|能回你|都在线|回得了消息|得空|方便|在线|能接电话|能回消息|能回复|能聊|可以聊|能视频|可以视频|可以开会|能开会|能看手机|能联系到|联系得上|可以联系|能约|可约|方便接电话|方便说话|空闲|闲着|有档期|接单|available|online|free)'
const BUSY =
  '(?:不看消息|不看讯息|不回讯息|不看微信|不看信息|不回微信|不看邮件|不接工作|不方便接电话|不方便说话|不方便回消息|没空|没时间|不得空|不方便|不在线|不在(?:公司|办公室|家|岗)?|不能接电话|不能回消息|不回消息|不看手机|联系不上|不接单|不接电话|不办公|offline)'
const AT_WORK = '(?:上班|值班|坐班|办公|工作|营业|出诊|上夜班|上晚班|上早班|在公司|在办公室|在店里|在工位)'
const OFF_WORK = '(?:不上班|不值班|不坐班|不办公|休息|放假|不工作|不营业|不出诊)'
const OFTEN = '(?:一般|通常|都|只有?|才|也|就|基本上?|大多|往往|比较|固定|是|会){0,3}'

const WHEN_REACHED = new RegExp(
  `(?:这边|这里|的工作时间|的?在线时间)?(?<often>${OFTEN})(?:在)?(?<value>${TIME})(?<only>${OFTEN})(?:我${OFTEN})?(?<state>${FREE}|${BUSY}|${AT_WORK}|${OFF_WORK})(?:的|了|哦|啊|哈)?$`,
  'gu',
)
const HOURS = new RegExp(
  `(?:的)?(?:工作时间|上班时间|办公时间|在线时间|空闲时间|营业时间|作息时间|可联系时间|方便的时间)(?:一般|通常|都)?(?<fresh>改[为成]了?|[变换]成了?)?(?:是|为|:|在)?(?<value>${TIME})$`,
  'gu',
)
const REGULAR =
  /每|周[一二三四五六日天末]|星期|礼拜|工作日|平日|周中|双休|节假|逢|单[数周]|双[数周]|以后|之后|以前|之前|[到至~-]|\d点?后|点后|点前/u
const ONCE = /今|明[天早晚]|后天|昨|下周|这周|本周|下个|这个/u
const NO = /^(?:不|没|休息|放假|offline)/u
const WORK = /上班|值班|坐班|办公|工作|营业|出诊|夜班|晚班|早班|在公司|在办公室|在店|在工位/u
const RECURS = /上班|值班|坐班|出诊|在线|营业|办公|接单|休息|夜班|早班|晚班|每/u

/** "我晚上八点以后才有空", "周五不在线", "我周一到周四上班". */
export const availabilityWhen: ExtractionRule = factRule({
  id: 'zh/availability.when',
  priority: 106,
  confidence: 0.93,
  anchors: [
    '有空',
    '没空',
    '有时间',
    '没时间',
    '得空',
    '方便',
    '在线',
    '班',
    '休息',
    '办公',
    '工作',
    '营业',
    '出诊',
    '接电话',
    '接单',
    '回消息',
    '回复',
    '聊',
    '视频',
    '开会',
    '联系',
    '不在',
    '空闲',
    '放假',
    '在公司',
    '在办公室',
    '在店里',
    '在工位',
    '看手机',
    '找得到',
    '找到我',
    '看消息',
    '看讯息',
    '回讯息',
    '看微信',
    '看信息',
    '看邮件',
    '档期',
    '可约',
    '能约',
    'available',
    'online',
    'offline',
    'free',
  ],
  pattern: WHEN_REACHED,
  elided: 'chat',
  examples: [
    { text: '我每天晚上九点以后才有空', cards: [{ slot: 'availability', value: '每天晚上九点以后' }] },
    { text: '周三不在线', cards: [{ slot: 'availability', value: '周三', polarity: 'negative' }] },
    { text: '我周二到周六上班', cards: [{ slot: 'availability', value: '周二到周六上班' }] },
  ],
  counterExamples: [
    '我今晚有空',
    '明天没空',
    '你周五有空吗',
    '周六有空一起吃饭',
    '他周一到周五上班',
    '我下周三休息',
  ],
  read: (match, frame) => {
    const value = match.raw('value') ?? ''
    const state = match.raw('state') ?? ''
    if (
      frame.negative ||
      ACQUAINTANCES.has(frame.entity) ||
      frame.modifiers.past ||
      ONCE.test(match.clause.text) ||
      !isRegular(match, value, state)
    )
      return null
    const words = wordsOf(match)
    if (words === undefined) return null
    const more = /现在|改/u.test(match.before) ? { relation: 'updates' as const } : {}
    if (!NO.test(state)) return { slot: 'availability', value: words, ...more }
    const off = WORK.test(state) || /休息|放假/u.test(state)
    const denied = off ? `${words.text}上班` : words.text
    return { slot: 'availability', value: denied, at: words, polarity: 'negative', ...more }
  },
})

/** 周六有空 may be this Saturday. */
function isRegular(match: RuleMatch, value: string, state: string): boolean {
  const often = `${match.raw('often') ?? ''}${match.raw('only') ?? ''}`
  if (value !== '' && /一般|通常|才|只|基本|固定|大多/u.test(often)) return true
  if (!REGULAR.test(value)) return false
  if (often.includes('都')) return true
  return RECURS.test(`${value}${state}`) || /以后|之后|[到至~-]|点后/u.test(value)
}

/** The time; of work, with the word for it. */
function wordsOf(match: RuleMatch): Capture | undefined {
  const time = match.capture('value')
  const state = match.capture('state')
  if (!time || !state) return undefined
  if (!WORK.test(state.text) || state.text.startsWith('不')) return time
  return { text: `${time.text}${state.text}`, span: { start: time.span.start, end: state.span.end } }
}

/** "我的工作时间是早九点到晚六点". */
export const availabilityHours: ExtractionRule = factRule({
  id: 'zh/availability.hours',
  priority: 106,
  confidence: 0.94,
  anchors: [
    '工作时间',
    '上班时间',
    '办公时间',
    '在线时间',
    '空闲时间',
    '营业时间',
    '可联系时间',
    '方便的时间',
  ],
  pattern: HOURS,
  elided: 'speaker',
  examples: [{ text: '我的工作时间是9点到18点', cards: [{ slot: 'availability', value: '9点到18点' }] }],
  counterExamples: ['银行的营业时间是9点到17点', '你的工作时间是几点到几点', '上班时间不要玩手机'],
  read: (match, frame) => {
    const value = match.capture('value')
    if (
      !value ||
      frame.negative ||
      ACQUAINTANCES.has(frame.entity) ||
      (!frame.explicit && /营业/u.test(match.text))
    )
      return null
    return {
      slot: 'availability',
      value,
      ...(match.raw('fresh') === undefined ? {} : { relation: 'updates' as const }),
    }
  },
})
