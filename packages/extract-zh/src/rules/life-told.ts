import type { ExtractionRule } from '@recollect/core'
import { factRule } from '../frame/fact-rule.ts'
import { isKnownPlace, looksLikePlace } from '../frame/places.ts'
import { take } from '../frame/take.ts'
import { DURATION } from '../patterns.ts'

const TIME_THERE = `(?:已经|都|快|也)?(?:没多久|不久|不到${DURATION}|${DURATION}|好(?:久|几年|多年))(?:了)?`

/** "刚搬来珠海没多久", "来杭州三年了", "在无锡租房子住". */
const locationCame: ExtractionRule = factRule({
  id: 'zh/location.came-to',
  priority: 102,
  confidence: 0.92,
  anchors: ['来', '租房', '租了', '扎根', '落户', '安家', '落脚'],
  pattern: new RegExp(
    `(?:搬|刚|初)?来(?:到)?(?<value>\\p{Script=Han}{2,8}?)${TIME_THERE}$|在(?<rent>\\p{Script=Han}{2,10}?)(?:这边|那边)?(?:租(?:了)?(?:个|间|套)?(?:房子?|单间|公寓)(?:住)?|扎根|落户|安家|落脚)(?:了|呢)?$`,
    'gu',
  ),
  elided: 'chat',
  event: true,
  examples: [
    { text: '刚搬来珠海没多久', cards: [{ slot: 'location', value: '珠海', relation: 'updates' }] },
    { text: '我在杭州租房子住', cards: [{ slot: 'location', value: '杭州' }] },
  ],
  counterExamples: ['他来北京三年了', '来公司五年了', '过来一会儿了', '在网上租房子'],
  read: (match, frame) => {
    if (frame.negative) return null
    const rent = match.capture('rent')
    if (rent) return looksLikePlace(match.raw('rent') ?? '') ? { slot: 'location', value: rent } : null
    const fresh = /^[搬刚初]/u.test(match.text) ? { relation: 'updates' as const } : {}
    return isKnownPlace(match.raw('value') ?? '') ? take(match, 'location', fresh) : null
  },
})

/** "打小在胡同里长大", "我从小在外婆家长大". */
const hometownRaised: ExtractionRule = factRule({
  id: 'zh/hometown.raised-in',
  priority: 88,
  confidence: 0.92,
  anchors: ['长大'],
  pattern:
    /(?:打小儿?|从小|自小|自幼|小时候)?(?:就|是|都)?在(?<value>[^,在我你他]{2,10}?)(?:里|那边|这边)?(?:长大|土生土长)(?:的)?(?:了|啊)?$/gu,
  elided: 'chat',
  event: true,
  examples: [{ text: '打小在海边长大', cards: [{ slot: 'hometown', value: '海边' }] }],
  counterExamples: ['他从小在国外长大', '你在哪儿长大的？', '孩子在手机前长大'],
  read: (match) => (/慢|渐|手机|网络|温室|阴影|单亲/u.test(match.text) ? null : take(match, 'hometown')),
})

/** "退休三年了", "待业在家半年了": a state by its length. */
const occupationSince: ExtractionRule = factRule({
  id: 'zh/occupation.since',
  priority: 97,
  confidence: 0.92,
  anchors: ['退休', '待业', '全职带娃', '赋闲'],
  pattern: new RegExp(
    `(?<value>退休|待业|全职带娃|赋闲)(?:在家)?(?:已经|都|有|快|差不多){0,2}(?:了)?(?<long>${DURATION})(?:了|啦)?$`,
    'gu',
  ),
  elided: 'chat',
  event: true,
  examples: [
    {
      text: '退休两年了',
      cards: [
        { slot: 'occupation', value: '退休' },
        { slot: 'tenure', value: '两年' },
      ],
    },
  ],
  counterExamples: ['他退休三年了', '还有三年退休', '退休金三年涨一次'],
  read: (match) => {
    const value = match.capture('value')
    const long = match.capture('long')
    return value && long
      ? [
          { slot: 'occupation', value },
          { slot: 'tenure', value: long },
        ]
      : null
  },
})

/** "本科学的土木", "大学读的是会计". */
const majorRead: ExtractionRule = factRule({
  id: 'zh/major.read',
  priority: 91,
  confidence: 0.92,
  anchors: ['学的', '读的', '念的'],
  pattern:
    /(?:本科|大学|专科|研究生|硕士|博士|中专|大专|上学|当年|高中)(?:时候?|期间|阶段)?(?:我)?(?:是)?(?:学|读|念)的(?:是)?(?<value>\p{Script=Han}{2,10}?)(?:专业|系)?(?:的)?(?:啊|啦)?$/gu,
  elided: 'chat',
  event: true,
  examples: [{ text: '我本科学的土木', cards: [{ slot: 'major', value: '土木' }] }],
  counterExamples: ['他大学学的法律', '你本科学的什么？', '大学学的都忘了'],
  read: (match) => (/都|全|东西|知识|课/u.test(match.raw('value') ?? '') ? null : take(match, 'major')),
})

const SUM = String.raw`(?:\d[\d,.]{0,8}|[一二两三四五六七八九十几]{1,3})\s?(?:来|多|几)?\s?(?:个)?(?:万|千|百|k|w)(?:来|多|出头|[一二三四五六七八九\\d])?(?:块钱?|元)?|\\d{4,6}`

/** "到手也就五千来块", "年薪三十个w". */
const incomeAbout: ExtractionRule = factRule({
  id: 'zh/income.about',
  priority: 88,
  confidence: 0.94,
  anchors: ['底薪', '到手', '年薪', '月薪', '工资', '年包', '税前', '税后'],
  pattern: new RegExp(
    `(?:每个?月|一个月|一年)?(?:到手|年薪|月薪|工资|底薪|年包|税前|税后)(?:也|就|才|只有?|大概|差不多|有|能|拿){0,4}(?<value>${SUM})(?:左右|上下|吧|的样子|加提成|加奖金|加绩效|包吃住?)?$`,
    'gu',
  ),
  elided: 'chat',
  examples: [{ text: '到手也就六千多块', cards: [{ slot: 'income', value: '六千多块' }] }],
  counterExamples: ['他年薪三十万', '年薪百万招聘', '工资多少？'],
  read: (match, frame) =>
    frame.explicit || /到手|也就|才|底薪/u.test(match.text) ? take(match, 'income') : null,
})

/** "我离异带娃", "离婚两年了", "结婚五年了": the tie, and how long it lasts. */
const relationshipSince: ExtractionRule = factRule({
  id: 'zh/relationship-status.since',
  priority: 98,
  confidence: 0.93,
  anchors: ['离异', '离婚', '结婚', '单身', '丧偶', '分居', '恋爱', '订婚'],
  pattern: new RegExp(
    `(?<value>离异)(?:带|有)(?:一?个?(?:娃|孩|小孩|孩子|儿子|女儿|俩娃|两娃))|(?<state>结婚|单身|分居|恋爱|订婚|谈恋爱)(?:已经|都|有|快|差不多){0,2}(?:了)?(?<long>${DURATION})(?:了|啦)?$`,
    'gu',
  ),
  elided: 'chat',
  event: true,
  examples: [
    { text: '我离异带娃', cards: [{ slot: 'relationship_status', value: '离异' }] },
    {
      text: '结婚五年了',
      cards: [
        { slot: 'relationship_status', value: '结婚' },
        { slot: 'tenure', value: '五年' },
      ],
    },
  ],
  counterExamples: ['他们结婚五年了', '她离异带娃', '结婚五年后才要孩子'],
  read: (match) => {
    const state = match.capture('state')
    const long = match.capture('long')
    if (!state || !long) return take(match, 'relationship_status')
    return [
      { slot: 'relationship_status', value: state },
      { slot: 'tenure', value: long },
    ]
  },
})

/** "在深圳呆了八年", "干这行十来年了": nobody named, so the writer's own. */
const tenureOwn: ExtractionRule = factRule({
  id: 'zh/tenure.own',
  priority: 98,
  confidence: 0.93,
  anchors: [
    '呆了',
    '待了',
    '住了',
    '干了',
    '做了',
    '漂了',
    '这行',
    '教龄',
    '工龄',
    '驾龄',
    '烟龄',
    '从业',
    '入行',
    '党龄',
  ],
  pattern: new RegExp(
    `(?:^|我)(?:一个人)?在(?<place>[^,你他她]{2,10}?)(?:这边|那边)?(?:呆|待|住|漂|混|生活|工作|打工|读书)了(?:整整|快|差不多|将近|有)?(?<value>${DURATION})(?:了)?$|(?:干|做|入|从事)(?:了)?这(?:一)?行(?:当|业)?(?:已经|都|快|有|差不多){0,2}(?<trade>${DURATION})(?:了|啦)?$|(?:教龄|工龄|驾龄|烟龄|从业|入行|党龄)(?:已经|都|快|有|了){0,2}(?<age>${DURATION})(?:了|啦)?$`,
    'gu',
  ),
  elided: 'chat',
  event: true,
  examples: [
    { text: '在珠海待了八年', cards: [{ slot: 'tenure', value: '八年' }] },
    { text: '干这行十来年了', cards: [{ slot: 'tenure', value: '十来年' }] },
  ],
  counterExamples: ['他在深圳待了八年', '在家待了三天', '你干这行几年了？', '在酒店住了一周'],
  read: (match) => {
    const other = match.capture('trade') ?? match.capture('age')
    if (other) return { slot: 'tenure', value: other }
    return /[天周]$|小时|星期/u.test(match.raw('value') ?? '') ||
      /家|医院|酒店/u.test(match.raw('place') ?? '')
      ? null
      : take(match, 'tenure')
  },
})

/** "目前待业", "现在在家带娃": a state said without a subject. */
const occupationState: ExtractionRule = factRule({
  id: 'zh/occupation.idle',
  priority: 86,
  confidence: 0.93,
  anchors: ['待业', '失业', '无业', '自由职业', '带娃', '灵活就业'],
  pattern:
    /^(?:我|本人|俺)?(?:目前|现在|暂时|如今|还在|已经|一直)?(?:是|在家)?(?<value>待业|失业|无业|自由职业者?|全职带娃|带娃|灵活就业)(?:中|在家|状态|人员)?(?:了|啊|呢)?$/gu,
  elided: 'chat',
  event: true,
  examples: [{ text: '目前待业', cards: [{ slot: 'occupation', value: '待业' }] }],
  counterExamples: ['他目前待业', '失业率上升', '你失业了吗？'],
  read: (match) =>
    match.raw('value') === '带娃' && !match.text.includes('在家') ? null : take(match, 'occupation'),
})

/** "当过兵", "支过教": done once, said without a subject. */
const experienceOnce: ExtractionRule = factRule({
  id: 'zh/experience.once',
  priority: 86,
  confidence: 0.93,
  anchors: ['当过兵', '支过教', '留过学', '坐过牢', '创过业', '蹲过', '下过乡', '援过', '出过家', '当过'],
  pattern:
    /(?:^|我)(?:以前|曾经?|年轻时|早年|之前)?(?<value>当过兵|支过教|留过学|坐过牢|创过(?:[一二三两]次)?业|下过乡|援过(?:藏|疆|非)|出过家|参过军|扛过枪)(?:的)?(?:人)?(?:了|啊)?$/gu,
  elided: 'chat',
  event: true,
  examples: [{ text: '当过兵', cards: [{ slot: 'experience', value: '当过兵' }] }],
  counterExamples: ['他当过兵', '你当过兵吗？'],
  read: (match) => take(match, 'experience'),
})

/** "在读博士", "研二在读": a stage of study. */
const educationReading: ExtractionRule = factRule({
  id: 'zh/education.reading',
  priority: 91,
  confidence: 0.93,
  anchors: ['在读'],
  pattern:
    /在读(?:的)?(?<value>博士|硕士|研究生|本科生?|大学生?|专科生?|高中生?|mba|博后)(?:生)?(?:一枚)?$|^(?:我|本人)?(?:是)?(?<stage>(?:博士?|硕士?|研|大|高|初)[一二三四五]?|本科|研究生|专科)在读(?:生)?(?:一枚)?$/gu,
  elided: 'chat',
  examples: [
    { text: '在读博士', cards: [{ slot: 'education', value: '博士' }] },
    { text: '本人研二在读', cards: [{ slot: 'education', value: '研二' }] },
  ],
  counterExamples: ['他是在读博士', '在读一本书', '在读研究生有补贴吗？'],
  read: (match) => {
    const stage = match.capture('stage')
    return stage ? { slot: 'education', value: stage } : take(match, 'education')
  },
})

/** "04年哈工程毕业的", "我是武大毕业的": the school by its short name. */
const schoolLeft: ExtractionRule = factRule({
  id: 'zh/school.left',
  priority: 92,
  confidence: 0.93,
  anchors: ['毕业'],
  pattern:
    /(?:\d{2,4}|[零一二三四五六七八九]{2,4})(?:年|届)(?:从)?(?<value>\p{Script=Han}{1,8}?(?:大|大学|学院|工程|师范|理工|师大|农大|医大|财经|交大|工大|一中|二中|三中|中学|实验|附中|卫校|技校|职高))毕业(?:的|了)?$/gu,
  elided: 'chat',
  event: true,
  examples: [{ text: '06年西安理工毕业的', cards: [{ slot: 'school', value: '西安理工' }] }],
  counterExamples: ['他06年西安理工毕业的', '06年大学毕业', '你哪年毕业的？'],
  read: (match) => (/^(?:大学|中学|学院)$/u.test(match.raw('value') ?? '') ? null : take(match, 'school')),
})

export const lifeTold: readonly ExtractionRule[] = [
  occupationState,
  experienceOnce,
  educationReading,
  schoolLeft,
  locationCame,
  hometownRaised,
  occupationSince,
  majorRead,
  incomeAbout,
  relationshipSince,
  tenureOwn,
]
