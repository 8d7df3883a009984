import type { ExtractionRule } from '@recollect/core'
import { factRule } from '../frame/fact-rule.ts'
import { isOccupation } from '../frame/jobs.ts'
import { takeModifiers } from '../frame/modifiers.ts'
import { looksLikePlace } from '../frame/places.ts'
import { take } from '../frame/take.ts'
import { OCCUPATIONS, OCCUPATION_ENDS } from '../lexicon/occupations.ts'

const ONE = '(?:一)?(?:个|名|位|枚|只)?'
const IS = new RegExp(
  `(?<verb>是|系|成为|成了|当上|当了|升为|升任|担任|做了|转行做了?|转行当了?)(?:了)?${ONE}(?<value>[^,一你我他她了]{2,24}?)(?:了|的|啦|来着)?(?:好多年|很多年|多年|\\d+年|[一二两三四五六七八九十]+年)?(?:了)?$`,
  'gu',
)
const PLAIN_JOB = /^(?:.{0,6}的)(?=.)/u

/** "我是一名X" with X a job or role. */
export const occupationIs: ExtractionRule = factRule({
  id: 'zh/occupation.is',
  priority: 92,
  confidence: 0.93,
  anchors: [...OCCUPATIONS, ...OCCUPATION_ENDS],
  pattern: IS,
  examples: [
    { text: '我是一名园艺师', cards: [{ slot: 'occupation', value: '园艺师' }] },
    { text: '我爸是货车司机', cards: [{ slot: 'occupation', value: '货车司机', entity: 'user.father' }] },
    { text: '我不是律师', cards: [{ slot: 'occupation', value: '律师', polarity: 'negative' }] },
    {
      text: '我父亲以前是矿工',
      cards: [{ slot: 'occupation', value: '矿工', entity: 'user.father', tense: 'past' }],
    },
  ],
  counterExamples: ['他是医生', '我是大家的朋友', '难道我是保姆吗', '我是来找老师的', '如果我是医生'],
  read: (match, frame) => {
    const value = match.raw('value') ?? ''
    if (!isOccupation(value) && !(PLAIN_JOB.test(value) && isOccupation(value.replace(PLAIN_JOB, ''))))
      return null
    if (
      /^(?:学|读|念|指|说|来|去|在|要|想|被|有|听|看|找|跟|为|把|让|给)/u.test(value) ||
      frame.lead.length > 4
    )
      return null
    const changed = /成为|成了|当上|升|转行/u.test(match.raw('verb') ?? '')
    return take(match, 'occupation', changed ? { relation: 'updates' } : {})
  },
})

const AS =
  /(?:职业|工作|本职|本行|岗位|职位|职务|主业)(?:就|目前|现在)?(?:是|为|:)(?:一)?(?:个|名|位)?(?<value>[^,]{2,20}?)(?:的|了)?$/gu

/** "职业是X". */
export const occupationField: ExtractionRule = factRule({
  id: 'zh/occupation.field',
  priority: 93,
  confidence: 0.9,
  anchors: ['职业', '工作是', '工作就是', '工作:', '本职', '本行', '岗位', '职位', '职务', '主业'],
  pattern: AS,
  elided: 'speaker',
  examples: [{ text: '我的职业是翻译', cards: [{ slot: 'occupation', value: '翻译' }] }],
  counterExamples: ['你的职业是什么？', '这份工作是挺累的'],
  read: (match) =>
    isOccupation((match.raw('value') ?? '').replace(PLAIN_JOB, '')) ||
    /^(?:做|搞|卖|开|教)/u.test(match.raw('value') ?? '')
      ? take(match, 'occupation')
      : null,
})

const DOES =
  /(?:当|做|干)(?:着|的是|过)?(?:一)?(?:个|名|位)?(?<value>[^,了过着]{2,12}?)(?:的|了)?(?:(?:好多|很多|多|\d+|[一二两三四五六七八九十]+)年)?(?:了)?$/gu

/** "在学校当老师", "做销售". */
export const occupationDoes: ExtractionRule = factRule({
  id: 'zh/occupation.does',
  priority: 84,
  confidence: 0.84,
  anchors: ['当', '做', '干'],
  pattern: DOES,
  examples: [{ text: '我现在做销售', cards: [{ slot: 'occupation', value: '销售' }] }],
  counterExamples: ['我想当老师', '我在做饭', '我做了一个蛋糕', '你做销售吗'],
  read: (match) => {
    const value = match.raw('value') ?? ''
    if (!isOccupation(value) || /手工|作业/u.test(value)) return null
    return /^[当做干]过/u.test(match.text) ? null : take(match, 'occupation')
  },
})

/** Where one is employed, by its name: Latin, or ending as firms and institutions do. */
const EMPLOYS = /^(?:[a-z][a-z0-9 .&-]{1,20}|[^这那]{2,12}(?:公司|集团|科技|医院|大学|中学|小学|银行|酒店))$/u

/** A short proper name that is neither a place nor what a place of work is commonly called. */
const COMMON =
  /[校院店厂地家园馆室房厅行台站所局部队里边面上下中间外区县市镇村网业圈国方城厨吧团组会司位层起年月天周线头]$|^(?:这|那|此|该|某|哪|线|业余|兼|自|一|同|为|努力|专|老)/u
const SHORT_NAME = /^\p{Script=Han}{2,4}$/u

const isEmployer = (where: string): boolean =>
  EMPLOYS.test(where) ||
  (SHORT_NAME.test(where) &&
    !COMMON.test(where) &&
    !looksLikePlace(where) &&
    takeModifiers(where).rest === where)

const AT =
  /(?<![现正实存])在(?:一[家所个])?(?<where>[^,想要去]{1,16}?)(?:里|那边)?(?:当|做|担任|干)(?:一)?(?:个|名|位)?(?<value>[^,了过着]{2,12}?)(?:的|了)?$/gu

/** "在X当Y". */
export const occupationAt: ExtractionRule = factRule({
  id: 'zh/occupation.at',
  priority: 94,
  confidence: 0.9,
  anchors: ['当', '做', '担任', '干'],
  pattern: AT,
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
  ],
  counterExamples: ['他在医院当护工', '我在厨房做饭', '他在彪马做导购'],
  read: (match) => {
    if (!isOccupation(match.raw('value') ?? '')) return null
    const job = take(match, 'occupation')
    const where = match.capture('where')
    const named = where !== undefined && isEmployer(match.raw('where') ?? '')
    return job === null || !named ? job : [job, { slot: 'employer', value: where }]
  },
})
