import type { ExtractionRule } from '@recollect/core/extraction'
import { factRule } from '../../text/fact-rule.ts'
import { mayBeOwn } from '../../text/own-rule.ts'
import { take } from '../../text/take.ts'
import { GRADES } from '../../lexicon/work/occupations.ts'
import { SCHOOLS } from '../../lexicon/work/organizations.ts'
import { oneOf } from '../../text/patterns.ts'

const NAMED = `(?:${oneOf(SCHOOLS)}|[\\p{Script=Han}]{2,10}?(?:大学|学院|附中|中学|高中|小学|实验学校|外国语学校|职高|技校|卫校|师范|[一二三四五六七八九十]中))`

const ADMITTED = new RegExp(
  `(?:考上|考进|考入|被)了?(?<value>${NAMED})(?:录取)?(?:的[\\p{Script=Han}]{1,6})?了?$`,
  'gu',
)

/** "考上了苏州大学": done, in a message of one's own. */
export const schoolAdmitted: ExtractionRule = factRule({
  id: 'zh/school.admitted',
  priority: 93,
  confidence: 0.93,
  anchors: ['考上', '考进', '考入', '录取'],
  pattern: ADMITTED,
  elided: 'chat',
  event: true,
  examples: [{ text: '考上了苏州大学！', cards: [{ slot: 'school', value: '苏州大学' }] }],
  counterExamples: ['他考上了苏州大学', '想考上苏州大学', '怎么才能考上清华？', '我要考上复旦'],
  read: (match, frame) =>
    frame.negative || !/了/u.test(match.text) || /想|要|能|才|希望/u.test(match.before)
      ? null
      : take(match, 'school'),
})

const GRADE_NOW = new RegExp(
  `(?<=今年|现在|目前|马上|开学|下学期|九月|才|刚|刚上|还在|快)(?:就|就要|要)?(?<value>${GRADES.replace('|初中|高中|中专', '')})(?:了|啦|的?学生)?$`,
  'gu',
)

/** "我今年高三", "我闺女开学五年级". */
export const educationNow: ExtractionRule = factRule({
  id: 'zh/education.now',
  priority: 93,
  confidence: 0.94,
  anchors: [
    '中一',
    '中二',
    '中三',
    '中四',
    '中五',
    '中六',
    '国一',
    '国二',
    '国三',
    '大一',
    '大二',
    '大三',
    '大四',
    '大五',
    '研一',
    '研二',
    '研三',
    '博一',
    '博二',
    '博三',
    '高一',
    '高二',
    '高三',
    '初一',
    '初二',
    '初三',
    '年级',
  ],
  pattern: GRADE_NOW,
  elided: 'chat',
  event: true,
  examples: [{ text: '我今年高三', cards: [{ slot: 'education', value: '高三' }] }],
  counterExamples: ['他今年高三', '你现在大几？', '等我大三再说'],
  read: (match, frame) => (frame.negative || !mayBeOwn(match, frame) ? null : take(match, 'education')),
})
