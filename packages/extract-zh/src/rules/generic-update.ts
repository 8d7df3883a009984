import { defineRule } from '@recollect/core'
import type { ExtractionRule, Proposal } from '@recollect/core'

const SUBJECT = '(?<subject>[\\p{Script=Han}a-z0-9]{2,12}?)?'
const CHANGED = new RegExp(
  `^(?:对了|更正|补充|那个|我的|我们的|那|现在){0,4}${SUBJECT}(?:已经?|又|刚|临时|的|都){0,4}(?:更换为|更换成|更新为|更新成|更改为|变更为|调整为|改为|改成|改到|推迟到|提前到|换成|换到|变成了?|变为|改在|顺延到|延期到)了?(?<value>[^,]{1,50}?)(?:了)?$`,
  'gu',
)
const NOW_IS = new RegExp(
  `^(?:对了|更正|补充|那){0,4}${SUBJECT}(?:的)?(?:现在是|目前是|如今是|最新的?是)(?<value>[^,]{1,50}?)(?:了)?$`,
  'gu',
)

const SOMEBODY = /[你您他她它谁]|我|人家|大家|这样|那样/u
const NOT_SUBJECT =
  /^(?:能不能|可以|怎么|如何|把|帮我|请|去|回|想|要|会(?!议|面|场|员|计)|应该|不|没|被|将|因|让)|把|从/u

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

const NOT_A_VALUE = /^(?:[一个名位]{0,2}人|什么|怎|哪|这样|那样|我|你|他|她|别人|另|了|冰|水)/u
const PERSONAL_STATE =
  /^(?:[一个名位]{0,2}(?:人|时候|下午|早上|晚上|凌晨|上午|中午|冬天|夏天|春天|秋天|北京时间|周末|什么|怎|哪|几点|这样|那样|因为|我|你|他|她|为了|在|不|没|很))/u

/** "时间改为周二", "更新为X": a value replaced, whose slot the words do not say. */
export const genericChanged: ExtractionRule = defineRule({
  id: 'zh/generic.changed',
  priority: 50,
  confidence: 0.82,
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
    '推迟到',
    '提前到',
    '换成',
    '换到',
    '变成',
    '变为',
    '改在',
    '顺延到',
    '延期到',
  ],
  pattern: CHANGED,
  draft: (match) =>
    NOT_A_VALUE.test(match.raw('value') ?? '') ? null : generic(match.raw('subject'), match.capture('value')),
  examples: [
    {
      text: '例会时间改为周四上午',
      cards: [{ slot: 'generic', value: '周四上午', relation: 'updates', facet: '例会时间' }],
    },
    { text: '更新为晚上八点', cards: [{ slot: 'generic', value: '晚上八点', relation: 'updates' }] },
  ],
  counterExamples: ['能不能改成红色？', '他变成了另一个人', '水变成冰'],
})

/** "现在是X". */
export const genericNowIs: ExtractionRule = defineRule({
  id: 'zh/generic.now-is',
  priority: 50,
  confidence: 0.76,
  anchors: ['现在是', '目前是', '如今是', '最新是', '最新的是'],
  pattern: NOW_IS,
  draft: (match) =>
    PERSONAL_STATE.test(match.raw('value') ?? '')
      ? null
      : generic(match.raw('subject'), match.capture('value')),
  examples: [
    {
      text: '截止日期现在是周五',
      cards: [{ slot: 'generic', value: '周五', relation: 'updates', facet: '截止日期' }],
    },
  ],
  counterExamples: ['现在是下午三点', '现在是什么情况？', '他现在是经理'],
})

const APPOINTMENT =
  /^(?:我们?的?)?(?<facet>[\p{Script=Han}a-z0-9]{0,8}?(?:会议?|例会|约会|聚会|面试|考试|截止|交付|航班|预约|课程?|手术|复诊|婚礼)(?:的)?(?:时间|日期|地点|日))(?:定)?(?:是|在|为|:)(?<value>[^,]{2,40}?)(?:了)?$/gu

/** "会议时间是周一": a dated matter that later messages may change. */
export const genericAppointment: ExtractionRule = defineRule({
  id: 'zh/generic.appointment',
  priority: 55,
  confidence: 0.85,
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
