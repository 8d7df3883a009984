import { defineRule } from '@recollect/rules'
import type { ExtractionRule, Proposal, RuleMatch } from '@recollect/core/extraction'
import { clausesBefore } from '../../text/earlier.ts'
import { SETTINGS } from '../../lexicon/changes/settings.ts'
import { otherWords, topicOf } from '../../text/event-clause.ts'
import { oneOf } from '../../text/patterns.ts'
import { looksLikePlace } from '../../text/places.ts'
import { times } from '../../time/index.ts'

const SUBJECT = '(?<subject>[\\p{Script=Han}a-z0-9]{2,12}?)?'
const CHANGED = new RegExp(
  `^(?:(?:医院|学校|公司|单位|老师)(?:刚|临时)?通知(?:我们?|大家)?[,:]?)?(?:(?:时间|地点|日程|行程|通知)?(?:更新|变更|变动|有变)[,:]?)?(?:对了|更正|补充|那个|我的|我们的|那|现在|只好|只能|最后|结果|干脆|后来|所以){0,4}${SUBJECT}(?:已经?|又|刚|临时|的|都|往[前后]|向后|统一|全部|一律|以后都|一起){0,4}(?:更换为|更换成|更新为|更新成|更改为|变更为|调整为|改为|改成|改(?=线上|线下|到?(?:周|星期|礼拜|明[天年]|后天|下个?[周月]|[上下]午|晚上|\\d|[一二三四五六七八九十]{1,3}[点月号]))(?:到)?|改到|挪到|调到|移到|延后到|延到|改期到|改至|推迟至|提前至|延至|推到|推迟到|提前到|换成|换到|改签[成到为]|改叫|变成了?|变为|改在|顺延到|延期到)了?(?<value>[^,]{1,50}?)(?:去)?(?:了)?$`,
  'gu',
)
const NOW_IS = new RegExp(
  `^(?:对了|更正|补充|那){0,4}${SUBJECT}(?:的)?(?:现在是|目前是|如今是|最新的?是)(?<value>[^,]{1,50}?)(?:了)?$`,
  'gu',
)

const SOMEBODY = /[你您他她它谁]|我|人家|大家|这样|那样/u
const NOT_SUBJECT =
  /^(?:给|发|说|告诉|通知|叫|能不能|可以|怎么|如何|把|帮我|请|去|回|想|要|会(?!议|面|场|员|计)|应该|不|没|被|将|因|让)|把|从|说|通知|消息|[地都就也才将不能可]会$|慢慢|渐渐|越来越/u

/** Subjects that say no more than that something spoken of has changed: core binds the value to it. */
const BARE_SUBJECT = /^(?:时间|日期|地点|它|答案|结果|数字|名称|内容)$/u

function generic(subject: string | undefined, value: RegExpValue): Proposal | null {
  if (value === undefined) return null
  if (subject === undefined || BARE_SUBJECT.test(subject))
    return { slot: 'generic', value, relation: 'updates' }
  if (SOMEBODY.test(subject) || NOT_SUBJECT.test(subject)) return null
  return { slot: 'generic', value, relation: 'updates', facet: subject }
}
type RegExpValue =
  { readonly text: string; readonly span: { readonly start: number; readonly end: number } } | undefined

/** What is set anew: a time, a number, a place, something in quotation marks or Latin letters. */
const SETTING =
  /\d|[a-z《"“「]|[周月日号点时]|星期|礼拜|[上下]午|早上|晚上|中午|凌晨|[今明后][天年]|今晚|明晚|五一|国庆|元旦|春节|端午|中秋|清明|暑假|寒假|年[前后底初]|[上下]半年|[一二三四五六七八九十]{1,3}[楼层室栋座号]|线上|线下|会议室|腾讯会议/u
/** Things that are set, by how they are called. */
const SET_THINGS = new RegExp(
  `(?:${oneOf(SETTINGS)}|主讲人?|会议?|课程?|截止日期?|wifi名字?|[件证取请换禁锁]码)$`,
  'u',
)
const BECOMES = /变成|变为/u
const FORMAL = /更换为|更换成|更新为|更新成|更改为|变更为|调整为/u

/** 手术往后挪了: what is said to be on another day, before the day is named. */
const PUT_OFF =
  /^(?:我们?的?)?(?<what>[\p{Script=Han}a-z0-9]{2,8}?)(?:时间|日期)?(?:又|都|也|已经|只好)?(?:(?:往后|往前|向后)(?:挪|推|延|移|调)|推迟|延期|改期|提前|顺延|延后|挪|改时间)了$/u
const putOff = ({ clause }: RuleMatch): string | undefined =>
  PUT_OFF.exec(clausesBefore(clause)[0] ?? '')?.groups?.['what']

/** A time and nothing else: any day will do to tell. */
const isTime = (value: string): boolean => {
  const [only] = times.read(value, { at: 0, zone: 'UTC', lean: null })
  return only?.span.start === 0 && only.span.end === value.length
}

/** What is set anew; a time is another day of what is planned by that name, too. */
function moved(match: RuleMatch, subject: string | undefined): Proposal | readonly Proposal[] | null {
  const made = generic(subject, match.capture('value'))
  const when = match.capture('value')
  if (made === null || when === undefined || !isTime(match.raw('value') ?? '')) return made
  if (made.facet === undefined) return { ...made, when: when.text }
  const value = topicOf(made.facet)?.thing ?? made.facet
  const effect = { event: 'reschedule', also: otherWords(value) } as const
  return [made, { slot: 'generic', value, at: when, when: when.text, relation: 'retracts', effect }]
}

/** Anything may be 换成 or 变成 something else: what counts is a thing that is set, or a value that settings have. */
function isSetting(match: RuleMatch): boolean {
  const subject = match.raw('subject')
  const value = match.raw('value') ?? ''
  if (subject !== undefined && SET_THINGS.test(subject)) return value.length <= LONGEST
  if (subject === undefined && match.clause.sentence.message === match.clause.text && isPlain(value))
    return true
  if (BECOMES.test(match.text)) return false
  if (FORMAL.test(match.text)) return value.length <= LONGEST
  return SETTING.test(value) && value.length <= LONGEST && subject === undefined
}
const LONGEST = 24

/** A place, a number or a weekday and nothing else: 改成海淀, 变成34了. */
const isPlain = (value: string): boolean =>
  looksLikePlace(value) ||
  /^(?:\d{1,12}(?:岁|号|楼|块|元|公斤|斤|kg|cm|%)?|(?:周|星期|礼拜)[一二三四五六日天])$/u.test(value)

const NOT_A_VALUE =
  /^(?:[一个名位]{0,2}人|什么|怎|哪|这样|那样|我|你|他|她|别人|另|了|冰|水)|\d[字句段行页遍]$/u
const PERSONAL_STATE =
  /^(?:[一个名位]{0,2}(?:人|时候|下午|早上|晚上|凌晨|上午|中午|冬天|夏天|春天|秋天|北京时间|周末|什么|怎|哪|几点|这样|那样|因为|我|你|他|她|为了|在|不|没|很))/u

/** "时间改为周二", "更新为X": a value replaced, whose slot the words do not say. */
export const genericChanged: ExtractionRule = defineRule({
  id: 'zh/generic.changed',
  priority: 50,
  confidence: 0.94,
  anchors: [
    '更换为',
    '更换成',
    '更新为',
    '更新成',
    '更改为',
    '变更为',
    '调整为',
    '改为',
    '改成',
    '改到',
    '改线',
    '改周',
    ...[...'一二三四五六七八九十'].map((digit) => `改${digit}`),
    '改星',
    '改礼',
    '改明',
    '改后',
    '改下',
    '改上',
    '改晚',
    '推迟到',
    '挪到',
    '调到',
    '移到',
    '延后到',
    '延到',
    '改期到',
    '改至',
    '推迟至',
    '提前至',
    '延至',
    '推到',
    '提前到',
    '换成',
    '改叫',
    '改签',
    '换到',
    '变成',
    '变为',
    '改在',
    '顺延到',
    '延期到',
  ],
  pattern: CHANGED,
  draft: (match) =>
    NOT_A_VALUE.test(match.raw('value') ?? '') || !isSetting(match)
      ? null
      : (moved(match, match.raw('subject') ?? putOff(match)) ?? moved(match, match.raw('subject'))),
  examples: [
    {
      text: '手术往后挪了 改下月二十号',
      cards: [{ slot: 'generic', value: '下月二十号', relation: 'updates', facet: '手术' }],
    },
    {
      text: '例会时间改为周四上午',
      cards: [{ slot: 'generic', value: '周四上午', relation: 'updates', facet: '例会时间' }],
    },
    { text: '更新为晚上八点', cards: [{ slot: 'generic', value: '晚上八点', relation: 'updates' }] },
    { text: '改成嘉定', cards: [{ slot: 'generic', value: '嘉定', relation: 'updates' }] },
    { text: '变成41了', cards: [{ slot: 'generic', value: '41', relation: 'updates' }] },
  ],
  counterExamples: [
    '能不能改成红色？',
    '他变成了另一个人',
    '水变成冰',
    '换成是我也不干',
    '改成英文',
    '改成100字',
    '他改成周三了',
  ],
})

/** A season or a holiday is no value of anything. */
const OF_THE_YEAR = /[季期节假年月天点时]|晚上|早上|[上下]午|梅雨/u
const SHORT = 6

/** 现在是旺季 tells the time of year; 现在是周二 may tell what something has been moved to. */
function isNewValue(match: RuleMatch): boolean {
  const subject = match.raw('subject')
  const value = match.raw('value') ?? ''
  if (value.length > LONGEST) return false
  if (subject !== undefined) return SET_THINGS.test(subject)
  if (match.clause.sentence.message === match.text && value.length <= SHORT && !OF_THE_YEAR.test(value))
    return true
  return (
    CHANGES.test(clausesBefore(match.clause)[0] ?? '') &&
    /^(?:周|星期|礼拜|[a-z《"“「]|\d{1,6}(?![\d年月点:时分度岁]))/u.test(value)
  )
}

/** What says, just before, that something has been set anew. */
const CHANGES = /[改换变调挪]|更新|推迟|提前|取消|不是|不对|延期|原来|本来|定/u

/** "现在是X". */
export const genericNowIs: ExtractionRule = defineRule({
  id: 'zh/generic.now-is',
  priority: 50,
  confidence: 0.93,
  anchors: ['现在是', '目前是', '如今是', '最新是', '最新的是'],
  pattern: NOW_IS,
  draft: (match) =>
    PERSONAL_STATE.test(match.raw('value') ?? '') || !isNewValue(match)
      ? null
      : generic(match.raw('subject'), match.capture('value')),
  examples: [
    {
      text: '截止日期现在是周五',
      cards: [{ slot: 'generic', value: '周五', relation: 'updates', facet: '截止日期' }],
    },
  ],
  counterExamples: ['现在是旺季', '现在是下午三点', '现在是什么情况？', '他现在是经理'],
})

const APPOINTMENT =
  /^(?:我们?的?)?(?<facet>[\p{Script=Han}a-z0-9]{0,8}?(?:会议?|例会|约会|聚会|聚餐|开会|体检|答辩|搬家|彩排|出发|集合|团建|拍摄|家长会|活动|直播|讲座|面试|考试|截止|交付|航班|预约|课程?|手术|复诊|婚礼)(?:的)?(?:时间|日期|地点|日))(?:定于|安排在|约在|排在|(?:暂|初步|就|已经)?定?(?:是|在|为|:))(?<value>[^,]{2,40}?)(?:了)?$/gu

const FIXED =
  /^(?:我们?的?)?(?<facet>[\p{Script=Han}a-z0-9]{0,6}?(?:会议?|例会|约会|聚会|聚餐|体检|答辩|彩排|出发|集合|团建|拍摄|家长会|活动|直播|讲座|面试|考试|航班|手术|复诊|婚礼|开业|比赛|演出|试讲|路演|交房))(?:暂时|初步|已经|就)?(?:定|约|安排|排|敲定)(?:在了?|于|到)(?<value>[^,]{2,20}?)(?:了)?$/gu
const TIMELIKE = /[周月日号天点年]|星期|礼拜|早上|晚上|下午|上午/u

/** "面试定在周三上午": the same, without a word for the time. */
export const genericFixed: ExtractionRule = defineRule({
  id: 'zh/generic.fixed',
  priority: 54,
  confidence: 0.92,
  anchors: ['定在', '定于', '定到', '约在', '约到', '安排在', '安排到', '排在', '排到'],
  pattern: FIXED,
  draft: (match) => {
    const made = TIMELIKE.test(match.raw('value') ?? '')
      ? generic(match.raw('facet'), match.capture('value'))
      : null
    return made && { ...made, relation: 'sets' }
  },
  examples: [
    { text: '面试定在周三上午十点', cards: [{ slot: 'generic', value: '周三上午十点', facet: '面试' }] },
  ],
  counterExamples: ['面试定在什么时候？', '会议定在三楼', '他的婚礼定在下周'],
})

/** "会议时间是周一": a dated matter that later messages may change. */
export const genericAppointment: ExtractionRule = defineRule({
  id: 'zh/generic.appointment',
  priority: 55,
  confidence: 0.92,
  anchors: ['时间', '日期', '地点', '截止日'],
  pattern: APPOINTMENT,
  draft: (match) => {
    const made = generic(match.raw('facet'), match.capture('value'))
    return made && { ...made, relation: 'sets' }
  },
  examples: [
    { text: '面试时间是周五下午', cards: [{ slot: 'generic', value: '周五下午', facet: '面试时间' }] },
  ],
  counterExamples: ['考试时间是什么时候？', '会议时间还没定'],
})
