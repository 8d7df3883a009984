import { defineRule } from '@recollect/rules'
import type { ExtractionRule, RuleMatch } from '@recollect/core/extraction'
import { isAim, isErrand } from '../../text/aim.ts'
import { factRule } from '../../text/fact-rule.ts'
import { BOOKED, DATED_DOINGS } from '../../lexicon/plans/intentions.ts'
import { PEOPLE_WORDS } from '../../text/kin.ts'
import { oneOf } from '../../text/patterns.ts'
import { subjectOf } from '../../text/subject.ts'

const DAY = '(?:[一二三四五六日天]|\\d)'
const FUTURE = `(?:大?后[天年]|明[天年](?:早上|上午|下午|晚上|一早|初|底|春天|夏天|秋天|冬天)?|下下?(?:个)?(?:周|月|星期|礼拜|学期|半年)(?:\\d{1,2}[日号]|${DAY}(?!\\d|[日号]))?(?:初[一二三四五六七八九十]|初|底|末)?|明日|后日|听[日年]|出年|(?:今年|明年)?(?:年底|年末|春节|国庆|暑假|寒假|五一|元旦|中秋|清明|端午|圣诞|过年|十一(?!月))(?:假期|期间|的时候|前|后)?|(?:这个?)?周末|(?:这|本)?周${DAY}|月底|(?:今年|明年)?\\d{1,2}月(?:份|初|底|中旬|\\d{1,2}[日号])?|(?:今年|明年)?[一二三四五六七八九十]{1,2}月(?:份|初|底|[一二三四五六七八九十]{1,3}[日号])?|(?<!\\d)\\d{1,2}[日号]|过(?:几|两|一|三)(?:天|个?月|周|年)|过段时间|过阵子|过完年|(?:再过)?[一两二三四五六七八九十几半\\d]{1,3}个?(?:天|周|月|星期|年)(?:以后|之后|后)|等[^,你您他她]{2,10}?(?:了(?=[去回要就再想我开买])|我?就|我?再|以后|之后|后)(?:我)?|(?:攒够|存够|凑够|拿到|考完|做完|干完|还完|忙完|熬过)[^,你您他她我]{1,8}?(?:了|之后|以后|后)?我?就|(?:等)?(?:毕业|退休|考完试?|放假|孩子上学|拿到证|发工资|年终奖|合同到期|病好|出院|疫情过去)(?:了|之后|以后|后|就)|开学后?|开春|入冬|入秋|将来|长大(?:了|以?后)?)`
const MODAL =
  '(?:我们?|俺们?|咱们?|全家|一家人|就|就要|也要?|又要|终于要|将要?|会|要(?!孩子|二胎|三胎|个孩子|娃|宝宝)|想|得|准备要?|打算|计划|应该会?|去参加|跟[^,你]{1,6}?一?起?|和[^,你]{1,6}?一?起?|带[^,你]{1,5}?|陪[^,你]{1,5}?|一起|正式){0,4}'
const DATED = new RegExp(
  `(?<when>${FUTURE}(?:早上|上午|中午|下午|晚上|傍晚)?)(?:左右|的时候)?${MODAL}(?<value>[^,你您吗]{2,24}?)(?:了|的|啊|呢|啦){0,4}$`,
  'gu',
)

/** What is put in a diary. */
const APPOINTMENT = new RegExp(
  `^(?:有(?:一?[个场次节台]|个重要的)?)?(?:去|在|做|参加|到)?[^,的]{0,8}?${oneOf(DATED_DOINGS)}$|^考(?:cpa|雅思|托福|研|公|编|教资|法考|驾照|软考|四级|六级|gre|[一二]建|初会|中级|普通话|科目[一二三四]|证|级)$`,
  'u',
)
const DONE =
  /刚|已经|[跟陪和带]我|(?<!^等.{0,12})了.|(?<!^等.{0,12})过(?![完年几两段阵节冬春来去])|去年|昨|上个|上周|以前/u

/** Dates that are said of any year want a sign that they are to come. */
const EITHER_WAY =
  /^(?:(?:今年)?(?:\d{1,2}|[一二三四五六七八九十]{1,2})月|\d{1,2}[日号]|春节|国庆|暑假|寒假|五一|元旦|中秋|清明|端午|圣诞|过年|十一|周|这|本周|毕业|退休|考完|放假|开学|开春|入)/u
const TO_COME = /要|会|将|打算|计划|准备|得/u

/** 明天大哥要去直播: his plan, not the speaker's. */
const OF_OTHERS = new RegExp(`^(?:${PEOPLE_WORDS})(?:就|也|还)?(?:要|会|将|来|去|回|到|给|请|过来)`, 'u')

function isPlan(match: RuleMatch): boolean {
  const value = match.raw('value') ?? ''
  if (
    OF_OTHERS.test(value) ||
    DONE.test(match.text) ||
    (isErrand(value) && !isAim(value)) ||
    /的(?:时候|人|事|路上)|这个|那个|^(?:早[起睡]|因)/u.test(value)
  )
    return false
  if (!isAim(value) && !APPOINTMENT.test(value)) return false
  const lead = match.text.slice(0, match.text.length - value.length)
  return !EITHER_WAY.test(match.raw('when') ?? '') || TO_COME.test(lead) || isNoted(match, value)
}

/** "周五体检", "20号有面试": a note, not a story. */
const isNoted = ({ clause }: RuleMatch, value: string): boolean =>
  APPOINTMENT.test(value) &&
  (value.startsWith('有') || (clause.index === 0 && clause.sentence.message.length <= LONGEST_NOTE))
const LONGEST_NOTE = 40
/** What one asks a service about: 明天到郑州的火车. */
const ASKED = /(?:票|航班|火车|高铁|动车|飞机|天气|指数|路线|价格)$/u

/** "下周三要去面试一家厂", "20号的手术", "过完年回老家盖房子". */
export const planSteps: ExtractionRule = defineRule({
  id: 'zh/plan.steps',
  priority: 69,
  confidence: 0.96,
  anchors: [
    '后天',
    '后年',
    '明日',
    '听日',
    '听年',
    '出年',
    '明天',
    '明年',
    '下周',
    '下个',
    '下下',
    '下月',
    '下星期',
    '下礼拜',
    '下学期',
    '下半年',
    '年底',
    '年末',
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
    '十一',
    '周',
    '月',
    '号',
    '过几',
    '过两',
    '过一',
    '过三',
    '过段',
    '过阵',
    '过完年',
    '以后',
    '之后',
    '天后',
    '周后',
    '年后',
    '期后',
    '业后',
    '休后',
    '学后',
    '完后',
    '假后',
    '完了',
    '业了',
    '休了',
    '假了',
    '学了',
    '工资',
    '年终奖',
    '到期',
    '病好',
    '出院',
    '疫情',
    '开春',
    '将来',
    '长大',
    '入冬',
    '入秋',
    '等',
    '攒够',
    '存够',
    '凑够',
    '拿到',
    '考完',
    '做完',
    '干完',
    '还完',
    '忙完',
    '熬过',
  ],
  pattern: DATED,
  draft(match) {
    if (!isPlan(match)) return null
    const subject = subjectOf(match, match.before, 'chat')
    if (subject?.explicit === false && ASKED.test(match.raw('value') ?? '') && !/[有我]/u.test(match.text))
      return null
    if (
      subject === null ||
      subject.modifiers.negative ||
      subject.modifiers.past ||
      subject.lead.length > LONGEST_LEAD
    )
      return null
    const value = match.capture('value')
    if (subject.entity !== 'user' && APPOINTMENT.test(match.raw('value') ?? '')) return null
    return value
      ? { slot: 'plan', value, entity: subject.entity, when: match.raw('when'), facet: value.text }
      : null
  },
  examples: [
    { text: '下周三要去面试一家电子厂', cards: [{ slot: 'plan', value: '去面试一家电子厂' }] },
    { text: '过完年我们回老家盖房子', cards: [{ slot: 'plan', value: '回老家盖房子' }] },
    { text: '后天下午有驾照考试', cards: [{ slot: 'plan', value: '有驾照考试' }] },
  ],
  counterExamples: [
    '他下周去面试',
    '明天去吃火锅',
    '周末我去超市',
    '你下周去面试吗',
    '去年五一我们去了青岛',
    '下周开会',
  ],
})
const LONGEST_LEAD = 8

const DUE = /预产期(?:就|大概|大约)?(?:是|在|为|定在|:)?(?<value>[^,你您]{2,10}?)(?:了|的|左右|啊)?$/gu

/** "预产期在十月中旬". */
export const planDue: ExtractionRule = factRule({
  id: 'zh/plan.due',
  priority: 90,
  confidence: 0.92,
  anchors: ['预产期'],
  pattern: DUE,
  elided: 'chat',
  event: true,
  ahead: true,
  examples: [{ text: '我预产期是十月中旬', cards: [{ slot: 'plan', value: '预产期十月中旬' }] }],
  counterExamples: ['你预产期是几月', '预产期怎么算', '她预产期在五月'],
  read: (match) => {
    const when = match.capture('value')
    return when && /[月号日周]|年|天/u.test(when.text)
      ? { slot: 'plan', value: `预产期${when.text}`, at: when, when: when.text, facet: '预产期' }
      : null
  },
})

/** What one makes an appointment for: 周三约了牙医洗牙. */
const DIARY = oneOf(BOOKED)
const COMING =
  '(?:(?:大?后|明)天|(?:下下?个?|这个?|本)?(?:周|星期|礼拜)[一二三四五六日天末\\d]|月底|下个?月(?:初|底|\\d{1,2}[日号])?|(?:\\d{1,2}月)?\\d{1,2}[日号])'
const RACE = /马拉松|[全半]马|比赛|越野|赛$/u
const AGREED = new RegExp(
  `(?:(?<day>${COMING}(?:早上|上午|中午|下午|晚上|傍晚)?)(?:我|已经|也|又|就|还){0,2}(?:预?约|挂|订|定)(?:好了?|了|到了?)(?:[^,你您他她我]{0,4}?)(?<what>${DIARY})|(?:预?约|定|订|报名)(?:好了?|了|到了?)(?:[^,你您他她]{0,5}?)(?<when>${FUTURE}(?:早上|上午|中午|下午|晚上|傍晚)?)(?:的|去|要)?(?<value>[^,你您吗]{1,12}?))(?:了|的|啊|呢|啦){0,4}$`,
  'gu',
)

/** "约了下周二看牙". */
export const planAgreed: ExtractionRule = factRule({
  id: 'zh/plan.agreed',
  priority: 76,
  confidence: 0.92,
  anchors: [
    '约好',
    '约了',
    '约到',
    '报名',
    '挂了',
    '挂好',
    '挂到',
    '订了',
    '订好',
    '订到',
    '定了',
    '定好',
    '定到',
  ],
  pattern: AGREED,
  elided: 'chat',
  event: true,
  ahead: true,
  examples: [
    { text: '约了下周二看牙', cards: [{ slot: 'plan', value: '看牙' }] },
    { text: '周三约了牙医洗牙', cards: [{ slot: 'plan', value: '洗牙' }] },
  ],
  counterExamples: ['他约了下周二看牙', '约好下周见面了吗', '怎么预约下周的号'],
  read(match, frame) {
    const value = match.capture('what') ?? match.capture('value')
    const when = match.raw('day') ?? match.raw('when')
    if (match.text.startsWith('报名') && !RACE.test(match.text)) return null
    return value && !frame.negative ? { slot: 'plan', value, when, facet: value.text } : null
  },
})
