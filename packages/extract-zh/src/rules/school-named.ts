import type { ExtractionRule, Proposal } from '@recollect/core'
import { factRule } from '../frame/fact-rule.ts'
import { mayBeOwn } from '../frame/own-rule.ts'
import { take } from '../frame/take.ts'
import { ENGLISH_DEGREES } from '../lexicon/english-jobs.ts'
import { GRADES } from '../lexicon/occupations.ts'
import { SCHOOLS } from '../lexicon/organizations.ts'
import { oneOf } from '../patterns.ts'

const NAMED = `(?:${oneOf(SCHOOLS)}|[\\p{Script=Han}]{2,10}?(?:大学|学院|附中|中学|高中|小学|实验学校|外国语学校|职高|技校|卫校|师范|[一二三四五六七八九十]中))`
const STUDIES = new RegExp(
  `在(?<value>${NAMED})(?:读|念|上)(?:的)?(?<level>${GRADES}|${oneOf(ENGLISH_DEGREES)})(?:的)?(?:了|呢)?$|在(?<at>${oneOf(SCHOOLS)})(?:读|念|上|学)(?:研究生|研|博|书|本科|硕士|大学|博士|[\\p{Script=Han}]{2,8})?(?:的)?(?:了|呢)?$`,
  'gu',
)

/** "我在南开读研", "我儿子在实验小学上三年级". */
export const schoolLevelAt: ExtractionRule = factRule({
  id: 'zh/school.level-at',
  priority: 95,
  confidence: 0.92,
  anchors: ['读', '念', '上', '学'],
  pattern: STUDIES,
  event: true,
  examples: [
    { text: '我在南开读研', cards: [{ slot: 'school', value: '南开' }] },
    {
      text: '我侄子在城南中学上初二',
      cards: [
        { slot: 'school', value: '城南中学', entity: 'user.nephew' },
        { slot: 'education', value: '初二', entity: 'user.nephew' },
      ],
    },
  ],
  counterExamples: ['他在南开读研', '你在哪所大学读研？', '我想在复旦读研'],
  read(match, frame): readonly Proposal[] | null {
    const value = match.capture('value') ?? match.capture('at')
    const level = match.capture('level')
    if (!value || frame.negative) return null
    const school: Proposal = { slot: 'school', value }
    return level ? [school, { slot: 'education', value: level }] : [school]
  },
})

const ALUMNUS = new RegExp(
  `(?:是)?(?<value>${NAMED})(?:(?:\\d{2,4}级)?毕业(?:的)?(?:学生|生)?|(?:\\d{2,4}级)?在读|(?:的)?(?:硕士|博士|本科生|研究生|大学生|学生)(?:在读|毕业)?)(?:的)?(?:了)?$`,
  'gu',
)

/** "我北师大毕业的". */
export const schoolAlumnus: ExtractionRule = factRule({
  id: 'zh/school.alumnus',
  priority: 95,
  confidence: 0.92,
  anchors: ['毕业', '在读', '硕士', '博士', '本科生', '研究生', '学生'],
  pattern: ALUMNUS,
  event: true,
  examples: [{ text: '我北师大毕业的', cards: [{ slot: 'school', value: '北师大' }] }],
  counterExamples: ['他北师大毕业的', '你北大毕业的吗', '我不是北大毕业的'],
  read: (match, frame) => (frame.negative || !frame.explicit ? null : take(match, 'school')),
})

const OF = new RegExp(`是(?<value>${oneOf(SCHOOLS)})的$`, 'gu')

/** "我是武大的". */
export const schoolIsOf: ExtractionRule = factRule({
  id: 'zh/school.is-of',
  priority: 95,
  confidence: 0.92,
  anchors: SCHOOLS.map((name) => `是${name}的`),
  pattern: OF,
  examples: [{ text: '我是武大的', cards: [{ slot: 'school', value: '武大' }] }],
  counterExamples: ['他是武大的', '你是武大的吗', '我不是北大的'],
  read: (match, frame) => (frame.negative || !frame.explicit ? null : take(match, 'school')),
})

const BY_LEVEL = new RegExp(
  `(?:高中|初中|小学|大学|本科|硕士|研究生|博士)(?:是|就|也|阶段)?(?:在)?(?<value>${NAMED})(?:读|上|念)?(?:的)?(?:了)?$`,
  'gu',
)

/** "我高中在二中读的", "我本科浙大，硕士港大". */
export const schoolByLevel: ExtractionRule = factRule({
  id: 'zh/school.by-level',
  priority: 95,
  confidence: 0.92,
  anchors: ['高中', '初中', '小学', '大学', '本科', '硕士', '研究生', '博士'],
  pattern: BY_LEVEL,
  event: true,
  examples: [{ text: '我本科是浙大', cards: [{ slot: 'school', value: '浙大' }] }],
  counterExamples: ['他本科是浙大', '你高中在哪读的？', '我想本科读浙大'],
  read: (match, frame) => (frame.negative ? null : take(match, 'school')),
})

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
