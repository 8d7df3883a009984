import type { ExtractionRule } from '@recollect/core'
import { factRule } from '../frame/fact-rule.ts'
import { take } from '../frame/take.ts'
import { CONDITIONS } from '../lexicon/actions.ts'
import { oneOf } from '../patterns.ts'

/** How the names of illnesses end. */
const ENDS = [
  '炎',
  '癌',
  '症',
  '病',
  '综合征',
  '瘤',
  '结石',
  '障碍',
  '骨折',
  '感染',
  '缺乏',
  '不全',
  '衰竭',
  '增生',
  '突出',
  '劳损',
  '缺陷',
]
const ILLNESS = `(?:[\\p{Script=Han}]{0,6}?(?:${oneOf(CONDITIONS)})|[\\p{Script=Han}]{1,8}(?:${oneOf(ENDS)}))`
const DURATION =
  '(?:[\\d一二两三四五六七八九十几多半好]{1,4}个?(?:多)?(?:年|月|周|天)(?:多)?|很久|好久|很多年|好多年|多年|\\d{2,4}度)?'
const HAS = new RegExp(
  `(?:(?:得|患|染上|查出|确诊|诊断出|检查出|患有|有|犯|落下|感染)(?:了|过|有|得|上|来|出|一次|为|是){0,4}|是(?:一)?(?:个|名|位)?(?:先天性?|天生|遗传性?|重度|轻度|高度|中度)?)(?:一点儿?|点儿?|一些|轻微的?|严重的?|点|轻度的?|很?严重的?|比较严重的?|先天性?的?|遗传性?的?|家族性?){0,4}(?<value>${ILLNESS})(?:患者|病人|人|体质)?(?:已经)?${DURATION}(?:的|了|啊|呢){0,4}$`,
  'gu',
)
const NO_ILLNESS =
  /[我你他她它就都也和跟说想要去把被让给]|(?<!老)人(?!格|流)|[^动过]有|可以|故意|设置|研究|预防|治|关于|什么|没有|怎|过程|游戏|社会/u
const KNOWN = new Set(CONDITIONS)
const PASSING = /中二|感冒|发烧|拉肚子|^(?:毛|心|通|弊|语|职业)?病$|相思|公主病|懒癌|直男癌|没病|强迫症$/u

/** "我有X", "我得了X", X a condition that lasts. */
export const healthHas: ExtractionRule = factRule({
  id: 'zh/health.has',
  priority: 86,
  confidence: 0.95,
  anchors: [...CONDITIONS, ...ENDS],
  pattern: HAS,
  examples: [
    { text: '我有轻微的哮喘', cards: [{ slot: 'health', value: '哮喘' }] },
    { text: '我外公得了白内障', cards: [{ slot: 'health', value: '白内障', entity: 'user.grandfather' }] },
  ],
  counterExamples: ['他有哮喘', '你有病吗', '我得了感冒', '我有毛病才去'],
  read: (match) => {
    const value = match.raw('value') ?? ''
    if (/依赖|拖延|选择困难|懒癌|颜控|手机/u.test(value)) return null
    return PASSING.test(value) || (NO_ILLNESS.test(value) && !KNOWN.has(value)) ? null : take(match, 'health')
  },
})

const IS =
  /(?:高度|深度|中度|轻度|重度|严重)?(?<value>(?:怀孕|怀上了?|怀着?(?:一胎|二胎|三胎|双胞胎|宝宝)|乳糖不耐受?|近视|远视|散光|色盲|色弱|失眠|贫血|骨折|晕车|晕船|晕机|恐高|便秘|脱发|残疾|耳鸣|打鼾|瘫痪|中风|确诊|住院|流产)(?:[\d一二两三四五六七八九十几多半百]{1,4}(?:个?(?:多)?(?:月|年|周|天)|度))?)(?:很久|好久|很严重|患者|人士)?(?:的)?(?:了|啊|呢|啦){0,4}$/gu

/** "我怀孕了", "我近视500度". */
export const healthIs: ExtractionRule = factRule({
  id: 'zh/health.is',
  priority: 84,
  confidence: 0.96,
  anchors: [
    '怀孕',
    '怀上',
    '怀二胎',
    '怀着',
    '怀三胎',
    '怀一胎',
    '怀双',
    '乳糖不耐',
    '近视',
    '远视',
    '散光',
    '色盲',
    '色弱',
    '失眠',
    '贫血',
    '骨折',
    '晕车',
    '晕船',
    '晕机',
    '恐高',
    '便秘',
    '脱发',
    '残疾',
    '耳鸣',
    '打鼾',
    '瘫痪',
    '中风',
    '确诊',
    '住院',
    '流产',
  ],
  pattern: IS,
  elided: 'none',
  event: true,
  examples: [{ text: '我经常失眠', cards: [{ slot: 'health', value: '失眠' }] }],
  counterExamples: ['她怀孕了', '你失眠吗？', '我昨晚失眠了'],
  read: (match, frame) => (/昨|今|刚才/u.test(frame.modifiers.when ?? '') ? null : take(match, 'health')),
})

const SINCE_PREGNANT = /(?<value>怀孕|生病|手术|骨折)(?:之?后|以后|以来)/gu

/** "我怀孕之后…". */
export const healthSince: ExtractionRule = factRule({
  id: 'zh/health.since',
  priority: 60,
  confidence: 0.93,
  anchors: ['怀孕后', '怀孕之后', '怀孕以后', '怀孕以来'],
  pattern: SINCE_PREGNANT,
  elided: 'none',
  event: true,
  examples: [{ text: '我怀孕以后总想吃酸的', cards: [{ slot: 'health', value: '怀孕' }] }],
  counterExamples: ['她怀孕之后胖了', '怀孕之后要注意什么？'],
  read: (match) => take(match, 'health'),
})

const PATIENT =
  /是(?:一)?(?:个|名|位)?(?<value>病人|孕妇|残疾人|[\p{Script=Han}]{1,8}患者|聋人|盲人|聋哑人|准妈妈|产妇|易瘦体质|易胖体质|过敏体质)(?:了|啊){0,4}$/gu

/** "我是病人", "我是孕妇". */
export const healthPatient: ExtractionRule = factRule({
  id: 'zh/health.patient',
  priority: 93,
  confidence: 0.93,
  anchors: ['病人', '孕妇', '残疾人', '患者', '聋', '盲人', '准妈妈', '产妇', '体质'],
  pattern: PATIENT,
  elided: 'none',
  examples: [{ text: '我是糖尿病患者', cards: [{ slot: 'health', value: '糖尿病患者' }] }],
  counterExamples: ['他是病人', '我是医生不是病人吗'],
  read: (match) =>
    /依赖|拖延|困难|懒癌|颜控|手机/u.test(match.raw('value') ?? '') ? null : take(match, 'health'),
})

const ALLERGY =
  /(?:对(?<to>[^,我你他]{1,16}?)(?:都|也|严重|会|有点|重度|轻微|特别|有|不|不再|非常|很|是|已经|早就|早|现在){0,4}过敏|一?(?:吃|喝|闻|碰|接触|沾)(?:到|了|点)?(?<eaten>[^,我你他不]{1,8}?)(?:就会|都会|会|就)过敏|(?<bare>花生|海鲜|花粉|酒精|芒果|猫毛|狗毛|尘螨|青霉素|牛奶|乳糖|鸡蛋|坚果|虾|螃蟹|蟹|麸质|紫外线|灰尘|头孢|阿司匹林|桃子|菠萝|小麦|大豆|蚊子|螨虫|动物毛发?|杨絮|柳絮|冷空气)(?:严重|会|都|有点|重度)?过敏)(?:的|体质|症)?(?:了|啊){0,4}$/gu

const NO_MORE = /不(?:再|会再)?过敏了|不再过敏/u

/** "我对X过敏". */
export const allergyTo: ExtractionRule = factRule({
  id: 'zh/allergy.to',
  priority: 95,
  confidence: 0.96,
  anchors: ['过敏'],
  pattern: ALLERGY,
  examples: [
    { text: '我对芒果过敏', cards: [{ slot: 'allergy', value: '芒果' }] },
    { text: '我吃芒果会过敏', cards: [{ slot: 'allergy', value: '芒果' }] },
    { text: '我对虾不过敏了', cards: [{ slot: 'allergy', value: '虾', relation: 'retracts' }] },
    { text: '我儿子对鸡蛋过敏', cards: [{ slot: 'allergy', value: '鸡蛋', entity: 'user.son' }] },
  ],
  counterExamples: [
    '你对什么过敏？',
    '他对花生过敏',
    '他对虾不过敏了',
    '我对虾不过敏了吗？',
    '要是我对虾不过敏了',
  ],
  read: (match) => {
    const value = match.capture('to') ?? match.capture('eaten') ?? match.capture('bare')
    if (value === undefined) return null
    if (NO_MORE.test(match.text)) return { slot: 'allergy', value, relation: 'retracts' }
    return { slot: 'allergy', value, ...(/不过敏/u.test(match.text) ? { polarity: 'negative' } : {}) }
  },
})

const INTOLERANT =
  /(?<value>(?:不|一)(?:吃|喝|闻|坐|见|碰|熬夜|睡)[^,我你他]{1,10}?就(?:会)?(?:头晕|头疼|头痛|拉肚子|胃疼|胃痛|过敏|恶心|呕吐|起疹子|咳嗽|失眠|发烧|难受))(?:的|了){0,4}$/gu

/** "我一喝牛奶就拉肚子". */
export const healthTrigger: ExtractionRule = factRule({
  id: 'zh/health.trigger',
  priority: 83,
  confidence: 0.93,
  anchors: ['就头', '就会', '就拉', '就胃', '就过敏', '就恶', '就呕', '就起', '就咳', '就失', '就发', '就难'],
  pattern: INTOLERANT,
  elided: 'none',
  readsNegation: true,
  examples: [{ text: '我一喝牛奶就拉肚子', cards: [{ slot: 'health', value: '一喝牛奶就拉肚子' }] }],
  counterExamples: ['不吃早饭就会头晕吗？', '他一喝酒就头疼'],
  read: (match) => take(match, 'health'),
})

const WEAK =
  /(?<value>(?:腰|胃|颈椎|心脏|肝|肾|视力|睡眠|肠胃|膝盖|嗓子|血压|血糖|血脂|记性|记忆力|免疫力|身体)(?:一直|也|都|从小){0,3}(?:不太?好|很不好|很差|比较差|不行|有问题|有毛病|有点高|偏高|偏低|很弱|比较弱))(?:的|了|啊|呢){0,4}$/gu

/** "我胃不好", "我血压偏高". */
export const healthWeak: ExtractionRule = factRule({
  id: 'zh/health.weak',
  priority: 85,
  confidence: 0.92,
  anchors: [
    '腰',
    '胃',
    '颈椎',
    '心脏',
    '肝',
    '肾',
    '视力',
    '睡眠',
    '膝盖',
    '嗓子',
    '血压',
    '血糖',
    '血脂',
    '记性',
    '记忆力',
    '免疫力',
    '身体',
  ],
  pattern: WEAK,
  readsNegation: true,
  elided: 'none',
  examples: [{ text: '我颈椎不太好', cards: [{ slot: 'health', value: '颈椎不太好' }] }],
  counterExamples: ['他颈椎不好', '你胃不好吗？', '我身体很好'],
  read: (match) => take(match, 'health'),
})
