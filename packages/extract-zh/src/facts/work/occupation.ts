import type { ExtractionRule } from '@recollect/core/extraction'
import { factRule } from '../../text/fact-rule.ts'
import { isOccupation } from '../../text/jobs.ts'
import { mayBeOwn } from '../../text/own-rule.ts'
import { takeModifiers } from '../../text/modifiers.ts'
import { looksLikePlace } from '../../text/places.ts'
import { after, take } from '../../text/take.ts'
import { ENGLISH_JOBS } from '../../lexicon/work/english-jobs.ts'
import { INDUSTRIES, OCCUPATIONS, OCCUPATION_ENDS } from '../../lexicon/work/occupations.ts'
import { oneOf } from '../../text/patterns.ts'

const ONE = '(?:唯一的?)?(?:一)?(?:个(?!体)|名|位|枚|只)?'
const IS = new RegExp(
  `(?<verb>是|系|成为|成了|当上|当了|升为|升任|担任|做了|转行做了?|转行当了?)(?:了)?${ONE}(?<value>[^,一你我他她了]{2,24}?)(?:了|的|啦|来着)?(?:好多年|很多年|多年|\\d+年|[一二两三四五六七八九十]+年)?(?:了)?$`,
  'gu',
)
/** The speaker has been named before, or the clause opens the message. */
const SELF_BEFORE = /我|本人|俺/u
const PLAIN_JOB = /^(?:.{0,6}的)(?=.)/u

/** "我是一名X" with X a job or role. */
export const occupationIs: ExtractionRule = factRule({
  id: 'zh/occupation.is',
  priority: 92,
  confidence: 0.98,
  anchors: [...OCCUPATIONS, ...OCCUPATION_ENDS, ...ENGLISH_JOBS, '选手'],
  pattern: IS,
  elided: 'chat',
  examples: [
    { text: '我是一名园艺师', cards: [{ slot: 'occupation', value: '园艺师' }] },
    {
      text: '我是senior software engineer',
      cards: [{ slot: 'occupation', value: 'senior software engineer' }],
    },
    { text: '我爸是货车司机', cards: [{ slot: 'occupation', value: '货车司机', entity: 'user.father' }] },
    { text: '我不是律师', cards: [{ slot: 'occupation', value: '律师', polarity: 'negative' }] },
    {
      text: '我父亲以前是矿工',
      cards: [{ slot: 'occupation', value: '矿工', entity: 'user.father', tense: 'past' }],
    },
  ],
  counterExamples: [
    '他是医生',
    '我是大家的朋友',
    '难道我是保姆吗',
    '我是来找老师的',
    '我是leader的粉丝',
    '如果我是医生',
  ],
  read: (match, frame) => {
    const value = match.raw('value') ?? ''
    if (/专业的|年级的|应聘/u.test(value)) return null
    if (!isOccupation(value) && !(PLAIN_JOB.test(value) && isOccupation(value.replace(PLAIN_JOB, ''))))
      return null
    if (
      /^(?:学|读|念|指|说|来|去|在|要|想|被|有|听|看|找|跟|为|把|让|给)/u.test(value) ||
      frame.lead.length > 4
    )
      return null
    const turned = /^(?:转行|当上|升[为任])/u.test(match.text)
    if (
      !frame.explicit &&
      frame.entity === 'user' &&
      !turned &&
      !SELF_BEFORE.test(match.clause.sentence.message.slice(0, match.clause.start))
    )
      return null
    if (!frame.explicit && /(?:就|倒|只|可|都|不|而|又)$/u.test(match.before)) return null
    const changed = /成为|成了|当上|升|转行/u.test(match.raw('verb') ?? '')
    return take(match, 'occupation', {
      ...after(match, QUALIFIED),
      ...(changed ? { relation: 'updates' } : {}),
    })
  },
})

/** 32岁的公务员, 普通的专科生: what is said of the person, not of the job. */
const QUALIFIED =
  /^(?:(?:今年)?\p{Script=Han}{0,4}\d{2}岁的?(?:女|男)?(?:性|生)?(?=\p{Script=Han}{2})|(?:很?普通|平凡|优秀|合格|很好|出色|小小|苦逼|可怜|快乐|称职|刚毕业|老实巴交|在职|\p{Script=Han}{1,4}专业|传统|真正|地道|合法|资深|(?:常年|长期)[^,]{1,8})的)/u

/** What one is paid to do, as a phrase. */
const WORK =
  /^(?:给|帮|负责|修|写|画|设计|编|照顾|护理|接待|打扫|送|跑|审|测|拍|剪|带|指导|协助|维护|管理|运营|培训|研究|处理|翻译|检查|检验|喂|养|种|卖)(?!.{0,4}什么)[^,]{1,14}$/u
const AS =
  /(?:职业|工作|本职|本行|岗位|职位|职务|主业)(?:就|目前|现在)?(?:是|为|:)(?:一)?(?:个|名|位|家)?(?<value>[^,]{2,20}?)(?:的|了)?$/gu

/** "职业是X". */
export const occupationField: ExtractionRule = factRule({
  id: 'zh/occupation.field',
  priority: 93,
  confidence: 0.93,
  anchors: ['职业', '工作是', '工作就是', '工作:', '本职', '本行', '岗位', '职位', '职务', '主业'],
  pattern: AS,
  elided: 'speaker',
  examples: [{ text: '我的职业是翻译', cards: [{ slot: 'occupation', value: '翻译' }] }],
  counterExamples: ['你的职业是什么？', '这份工作是挺累的'],
  read: (match) =>
    isOccupation((match.raw('value') ?? '').replace(PLAIN_JOB, '')) ||
    /^(?:做|搞|卖|开|教)/u.test(match.raw('value') ?? '') ||
    (/工作/u.test(match.text) && WORK.test(match.raw('value') ?? ''))
      ? take(match, 'occupation')
      : null,
})

const DOES =
  /(?:当(?![地时然年初心])|做|干)(?:着|的是|过|了)?(?:[\d一二两三四五六七八九十几多半]{1,3}年(?:多)?(?:的)?)?(?:一)?(?:个|名|位)?(?<value>[^,了过着]{2,12}?)(?:的|了)?(?:(?:好多|很多|多|\d+|[一二两三四五六七八九十]+)年)?(?:了)?$/gu

/** 干了八年护士，转去…: what one did before. */
const GIVEN_UP =
  /^[当做干]了.{1,12}年.{1,8},(?:后来|现在|去年|今年|最近|刚)?(?:转[去行做到]|改[行做]|辞|不干|不做|退)/u

/** "在学校当老师", "做销售". */
export const occupationDoes: ExtractionRule = factRule({
  id: 'zh/occupation.does',
  priority: 84,
  confidence: 0.93,
  anchors: ['当', '做', '干'],
  pattern: DOES,
  elided: 'chat',
  examples: [{ text: '我现在做销售', cards: [{ slot: 'occupation', value: '销售' }] }],
  counterExamples: ['我想当老师', '我在做饭', '我做了一个蛋糕', '你做销售吗', '我在做设计'],
  read: (match, frame) => {
    const value = match.raw('value') ?? ''
    if (!isOccupation(value) || /手工|作业|毕业设计|^梦/u.test(value) || /(?<!现)在$/u.test(match.before))
      return null
    if (!frame.explicit && frame.entity === 'user' && !/年/u.test(match.text)) return null
    if (/^[当做干]过/u.test(match.text)) return null
    return take(
      match,
      'occupation',
      GIVEN_UP.test(
        match.text + match.clause.sentence.text.slice(match.clause.end - match.clause.sentence.start),
      )
        ? { tense: 'past' }
        : {},
    )
  },
})

/** Where one is employed, by its name: Latin, or ending as firms and institutions do. */
const EMPLOYS = /^(?:[a-z][a-z0-9 .&-]{1,20}|[^这那]{2,12}(?:公司|集团|科技|医院|大学|中学|小学|银行|酒店))$/u

/** A short proper name that is neither a place nor what a place of work is commonly called. */
const COMMON =
  /[校院店厂地家园馆室房厅行台站所局部队里边面上下中间外区县市镇村网业圈国方城厨吧团组会司位层起年月天周线头]$|^(?:这|那|此|该|某|哪|线|业余|兼|自|一|同|为|努力|专|老)/u
const SHORT_NAME = /^\p{Script=Han}{2,4}$/u

/** 银行, 县医院, 花店: what employs, named by its kind. */
const KIND_OF_EMPLOYER =
  /(?:公司|银行|医院|学校|大学|中学|小学|(?:幼儿|动物|植物|游乐|物流|产业|软件|科技)园|餐厅|超市|商场|工厂|报社|出版社|电视台|机场|车站|加油站|物业|部队|工作室|事务所|律所|诊所|健身房|剧团|乐团|酒吧|网吧|[琴车]行|厂|局|院|(?<=..)店|(?<=.)馆)$|^(?:[工农建中交招]行|邮储|国网|移动|联通|电信|农商行|信用社)$/u

const isEmployer = (where: string): boolean =>
  EMPLOYS.test(where) ||
  (KIND_OF_EMPLOYER.test(where) && !/[这那哪的]/u.test(where)) ||
  (SHORT_NAME.test(where) &&
    !COMMON.test(where) &&
    !looksLikePlace(where) &&
    takeModifiers(where).rest === where)

/** After 在…当 anything may be a job that is not something else 当 goes with. */
const NEW_JOB = /^\p{Script=Han}{2,5}$(?<!做马|真|时|作|心|面|晚|天|年|场|众|中|选|事人|代|地|初|兵了)/u
const IN_LINE = new RegExp(`^(?:${oneOf(INDUSTRIES)})$`, 'u')

const AT =
  /(?<![现正实存])在(?:一[家所个])?(?<where>[^,想要去了]{1,16}?)(?:里|那边|上|做|下面)?(?<role>(?<!适)当|做|担任|干)(?:一)?(?:个|名|位)?(?<value>[^,了过着]{2,12}?)(?:的|了)?$/gu

/** "在X当Y". */
export const occupationAt: ExtractionRule = factRule({
  id: 'zh/occupation.at',
  priority: 94,
  confidence: 0.98,
  anchors: ['当', '做', '担任', '干'],
  pattern: AT,
  elided: 'chat',
  examples: [
    { text: '我在医院当护工', cards: [{ slot: 'occupation', value: '护工' }] },
    {
      text: '我在彪马做导购',
      cards: [
        { slot: 'occupation', value: '导购' },
        { slot: 'employer', value: '彪马' },
      ],
    },
    {
      text: '我在 Bosch 做技术员',
      cards: [
        { slot: 'occupation', value: '技术员' },
        { slot: 'employer', value: 'Bosch' },
      ],
    },
    {
      text: '我在海洋馆当讲解员',
      cards: [
        { slot: 'occupation', value: '讲解员' },
        { slot: 'employer', value: '海洋馆' },
      ],
    },
  ],
  counterExamples: ['他在医院当护工', '我在厨房做饭', '他在彪马做导购', '她在花店当店员'],
  read: (match, frame) => {
    const value = match.raw('value') ?? ''
    const placed =
      frame.explicit ||
      frame.entity !== 'user' ||
      frame.modifiers.past ||
      frame.modifiers.when !== null ||
      mayBeOwn(match, frame)
    if (!placed) return null
    if (
      !isOccupation(value) &&
      !(match.raw('role') === '当' && NEW_JOB.test(value) && match.raw('where') !== '家') &&
      !IN_LINE.test(value)
    )
      return null
    const job = take(match, 'occupation')
    const where = match.capture('where')
    if (
      job !== null &&
      where !== undefined &&
      frame.entity !== 'user' &&
      looksLikePlace(match.raw('where') ?? '') &&
      !/队|学|校|部$/u.test(match.raw('where') ?? '')
    )
      return [job, { slot: 'location', value: where }]
    const named = where !== undefined && isEmployer(match.raw('where') ?? '')
    return job === null || !named ? job : [job, { slot: 'employer', value: where }]
  },
})

const AS_A =
  /^(?:作为|身为)(?:一)?(?:个|名|位)?(?<value>[\p{Script=Han}a-z]{2,12}?)(?:的我)?$|考上了?(?<post>公务员|事业编|教师编|编制|选调生|国企|央企|军校)(?:了)?$/gu

/** "作为一个护士，…", "我考上公务员了". */
export const occupationAsA: ExtractionRule = factRule({
  id: 'zh/occupation.as-a',
  priority: 82,
  confidence: 0.92,
  anchors: ['作为', '身为', '考上'],
  pattern: AS_A,
  elided: 'speaker',
  event: true,
  examples: [
    { text: '作为一个会计，我月底最忙', cards: [{ slot: 'occupation', value: '会计' }] },
    { text: '我考上公务员了', cards: [{ slot: 'occupation', value: '公务员', relation: 'updates' }] },
  ],
  counterExamples: ['作为AI，你怎么看', '作为老师应该公平', '他考上公务员了', '我想考上公务员'],
  read: (match, frame) => {
    const post = match.capture('post')
    if (post)
      return frame.negative || !/了/u.test(match.text)
        ? null
        : { slot: 'occupation', value: post, relation: 'updates' }
    const after = match.clause.sentence.text.slice(match.clause.end - match.clause.sentence.start)
    const own = /^[,\s]*(?:我|俺|本人)/u.test(after) || /的我$/u.test(match.text) || /我$/u.test(match.text)
    return own && isOccupation(match.raw('value') ?? '') ? take(match, 'occupation') : null
  },
})
