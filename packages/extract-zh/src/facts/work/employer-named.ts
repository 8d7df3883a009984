import type { ExtractionRule, Proposal } from '@recollect/core/extraction'
import { factRule } from '../../text/fact-rule.ts'
import { isOccupation } from '../../text/jobs.ts'
import { take } from '../../text/take.ts'
import { COMPANIES } from '../../lexicon/work/organizations.ts'
import { oneOf } from '../../text/patterns.ts'

const COMPANY = oneOf(COMPANIES)
/** Words that are also ordinary ones: only beside a job or a place of work. */
const EVERYDAY = /^(?:移动|电信|理想|苹果|荣耀|全家|极兔|平安|联通|自如|四大|招商|长城|创维|贝壳|东风|蚂蚁)$/u

const JOINED = new RegExp(
  `(?:进|去|加入|拿到|收到|入)了?(?<value>(?:${COMPANY}))(?:工作|上班|实习|的offer|offer)?(?<done>了)?$`,
  'gu',
)

/** "我去年进了腾讯". */
export const employerEntered: ExtractionRule = factRule({
  id: 'zh/employer.entered',
  priority: 90,
  confidence: 0.92,
  anchors: COMPANIES,
  pattern: JOINED,
  elided: 'none',
  event: true,
  examples: [{ text: '我去年进了腾讯', cards: [{ slot: 'employer', value: '腾讯', relation: 'updates' }] }],
  counterExamples: ['他进了腾讯', '我想进腾讯', '我去了宜家', '你进了华为吗'],
  read: (match, frame) => {
    const done = /^(?:进|入|加入)了/u.test(match.text) || /工作|上班/u.test(match.text)
    if (frame.negative || !done || EVERYDAY.test(match.raw('value') ?? '')) return null
    return take(match, 'employer', { relation: 'updates' })
  },
})

const JOB_OF = new RegExp(
  `是(?:一[名个位])?(?:我们|咱们|当地|本地)?(?:的)?(?:一家|一所)?(?<employer>${COMPANY}|(?:(?![我咱])[\\p{Script=Han}]){2,10}(?:公司|集团|中心|卫生院|卫生站|派出所|研究所|事务所|律所|服务站|加油站|局|厂|店|馆|机构|工作室|部队|幼儿园|养老院|学院|剧团|乐团|杂志社|出版社|物业|医院|银行|大学|中学|小学|酒店|电视台|报社|法院|海关|机场|车站|超市|工厂))的(?:一[名个位])?(?<value>[\\p{Script=Han}a-z]{2,10}?)(?:了|的)?$`,
  'gu',
)

/** "我是顺丰的快递员": the job, and who gives it. */
export const employerJobOf: ExtractionRule = factRule({
  id: 'zh/employer.job-of',
  priority: 98,
  confidence: 0.92,
  anchors: [
    ...COMPANIES.map((name) => `${name}的`),
    '公司的',
    '中心的',
    '院的',
    '站的',
    '所的',
    '局的',
    '厂的',
    '店的',
    '馆的',
    '机构的',
    '工作室的',
    '部队的',
    '幼儿园的',
    '团的',
    '社的',
    '物业的',
    '集团的',
    '医院的',
    '银行的',
    '大学的',
    '中学的',
    '小学的',
    '酒店的',
    '电视台的',
    '报社的',
    '法院的',
    '海关的',
    '机场的',
    '车站的',
    '超市的',
    '工厂的',
  ],
  pattern: JOB_OF,
  elided: 'inherit',
  examples: [
    {
      text: '我是顺丰的快递员',
      cards: [
        { slot: 'employer', value: '顺丰' },
        { slot: 'occupation', value: '快递员' },
      ],
    },
  ],
  counterExamples: ['他是顺丰的快递员', '我是顺丰的客户', '你是医院的护士吗'],
  read(match, frame): readonly Proposal[] | null {
    const employer = match.capture('employer')
    const value = match.capture('value')
    if (!employer || !value || frame.negative || !isOccupation(match.raw('value') ?? '')) return null
    if (/学生$|研究生$|博士生$|本科生$|新生$/u.test(value.text)) return [{ slot: 'school', value: employer }]
    return [
      { slot: 'employer', value: employer },
      { slot: 'occupation', value },
    ]
  },
})

const STAYED = new RegExp(
  `在(?<value>${COMPANY})(?:总部|这边|那边)?(?:的?(?<unit>[\\p{Script=Han}]{1,6}(?:部|组|部门|事业部|中心|门店|店)))?(?:(?:待|呆|干|做|工作|上班|搬砖|当)(?:着|过|了)?|$)(?:已经|快|都|有){0,2}(?:[\\d一二两三四五六七八九十几多好半]{1,4}个?(?:年|月)(?:多)?)?(?:了)?$`,
  'gu',
)

/** "我在阿里待了六年", "我在小米的硬件部". */
export const employerStayed: ExtractionRule = factRule({
  id: 'zh/employer.stayed',
  priority: 91,
  confidence: 0.92,
  anchors: COMPANIES,
  pattern: STAYED,
  elided: 'none',
  examples: [{ text: '我在网易待了三年', cards: [{ slot: 'employer', value: '网易' }] }],
  counterExamples: ['他在网易待了三年', '我在宜家', '我在星巴克等你', '你在华为吗'],
  read: (match, frame) => {
    const worked =
      /待|呆|干|做|工作|上班|搬砖|部|组|中心/u.test(match.text) ||
      /现在|目前/u.test(frame.modifiers.when ?? '')
    if (frame.negative || !worked || /今|昨/u.test(frame.modifiers.when ?? '')) return null
    return take(match, 'employer')
  },
})
