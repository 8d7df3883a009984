import type { ExtractionRule } from '@recollect/core/extraction'
import { factRule } from '../../text/fact-rule.ts'
import { mayBeOwn } from '../../text/own-rule.ts'
import { take } from '../../text/take.ts'
import { CONDITIONS } from '../../lexicon/pastimes/actions.ts'
import { oneOf } from '../../text/patterns.ts'

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
  `(?:(?:得|患|染上|查出|确诊|诊断出|检查出|患有|有|犯|落下|感染)(?:了|过|有|得|上|来|出|患|一次|为|是){0,4}|(?<![但可还只就总老而])是(?:一)?(?:个|名|位)?(?:先天性?|天生|遗传性?|重度|轻度|高度|中度)?)(?:一?点儿?|一些|轻微的?|轻度的?|(?:很|比较)?严重的?|先天性?的?|遗传性?的?|家族性?){0,4}(?<value>${ILLNESS})(?:患者|病人|人|体质|病史|家族史|史)?(?:已经)?${DURATION}[的了啊呢哈啦呀哦吧嘛哟耶噢喔咯呐]{0,3}$`,
  'gu',
)
const NO_ILLNESS =
  /[我你他她它就都也和跟说想要去把被让给]|^没|时候|朋友|同学|亲戚|同事|邻居|患[上有了]|^患|担心|自己|生病|小毛病|的毛病|经常|(?<!老)人(?!格|流)|[^动过]有|可以|故意|设置|研究|预防|治|关于|什么|没有|怎|过程|游戏|社会/u
/** When it was caught or found dates nothing but its beginning. */
const CAUGHT = /^(?:得了|患|染上|查|确诊|诊断|检查|落下|感染)/u
const KNOWN = new Set(CONDITIONS)
/** 散光和近视: a list of them. */
const isKnown = (value: string): boolean => value.split(/[和跟、及]/u).every((part) => KNOWN.has(part))
const PASSING =
  /中二|感冒|发烧|拉肚子|^(?:毛|心|通|弊|语|职业)?病$|相思|公主病|懒癌|直男癌|没病|神经病|强迫症$/u

/** "我有X", "我得了X", X a condition that lasts. */
export const healthHas: ExtractionRule = factRule({
  id: 'zh/health.has',
  event: true,
  priority: 86,
  confidence: 0.95,
  anchors: [...CONDITIONS, ...ENDS],
  pattern: HAS,
  examples: [
    { text: '我有轻微的哮喘', cards: [{ slot: 'health', value: '哮喘' }] },
    { text: '我外公得了白内障', cards: [{ slot: 'health', value: '白内障', entity: 'user.grandfather' }] },
  ],
  counterExamples: ['他有哮喘', '你有病吗', '我得了感冒', '我有毛病才去'],
  read: (match, frame) => {
    const value = match.raw('value') ?? ''
    if (/依赖|拖延|选择困难|懒癌|颜控|手机/u.test(value)) return null
    if (PASSING.test(value) || (NO_ILLNESS.test(value) && !isKnown(value))) return null
    const had = frame.modifiers.past && !CAUGHT.test(match.text)
    return take(match, 'health', had ? { tense: 'past' } : {})
  },
})

const IS =
  /(?:高度|深度|中度|轻度|重度|严重)?(?<value>(?:怀孕|怀上了?|怀着?(?:一胎|二胎|三胎|双胞胎|宝宝)|乳糖不耐受?|近视|远视|散光|色盲|色弱|失眠|贫血|骨折|晕车|晕船|晕机|恐高|便秘|脱发|残疾|耳鸣|打鼾|瘫痪|中风|确诊|住院|流产)(?:[\d一二两三四五六七八九十几多半百]{1,4}(?:个?(?:多)?(?:月|年|周|天)|度))?)(?:很久|好久|很严重|严重|得(?:很|特别)?厉害|得要命|得很|患者|人士)?(?:的)?[了啊呢哈啦呀哦吧嘛哟耶噢喔咯呐]{0,3}$/gu

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
  elided: 'chat',
  event: true,
  examples: [{ text: '我经常失眠', cards: [{ slot: 'health', value: '失眠' }] }],
  counterExamples: ['她怀孕了', '你失眠吗？', '我昨晚失眠了'],
  read: (match, frame) => {
    if (/昨|今|刚才/u.test(frame.modifiers.when ?? '')) return null
    return frame.explicit ||
      (/(?:老|总|总是|经常|天天|一直|每晚|长期)$/u.test(match.before) && mayBeOwn(match, frame))
      ? take(match, 'health')
      : null
  },
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
  /(?:是|作为|身为)(?:一)?(?:个|名|位)?(?<value>病人|孕妇|残疾人|[\p{Script=Han}]{1,8}患者|聋人|盲人|聋哑人|准妈妈|产妇|易瘦体质|易胖体质|过敏体质)[了啊呢哈啦呀哦吧嘛哟耶噢喔咯呐]{0,3}$/gu

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

const INTOLERANT =
  /(?<value>(?:(?:喝|吃)(?:牛奶|奶|乳制品|辣|辣的|冰的|凉的|生冷|海鲜|火锅|咖啡|酒)(?:就|会|都会|总|老)?(?:拉肚子|胃疼|胃痛|起疹子|头晕|心慌|吐)|(?:不|一)(?:吃|喝|闻|坐|见|碰|熬夜|睡)[^,我你他]{1,10}?就(?:会)?(?:头晕|头疼|头痛|拉肚子|胃疼|胃痛|过敏|恶心|呕吐|起疹子|咳嗽|失眠|发烧|难受)))[的了呀啊呢]{0,4}$/gu

/** "我一喝牛奶就拉肚子". */
export const healthTrigger: ExtractionRule = factRule({
  id: 'zh/health.trigger',
  priority: 83,
  confidence: 0.93,
  anchors: [
    '就头',
    '就会',
    '就拉',
    '就胃',
    '就过敏',
    '就恶',
    '就呕',
    '就起',
    '就咳',
    '就失',
    '就发',
    '就难',
    '拉肚子',
    '胃疼',
    '胃痛',
    '起疹子',
    '心慌',
  ],
  pattern: INTOLERANT,
  elided: 'none',
  readsNegation: true,
  examples: [{ text: '我一喝牛奶就拉肚子', cards: [{ slot: 'health', value: '一喝牛奶就拉肚子' }] }],
  counterExamples: ['不吃早饭就会头晕吗？', '他一喝酒就头疼'],
  read: (match) => take(match, 'health'),
})

const WEAK =
  /(?<value>(?:耳朵|听力|眼睛|眼神|腿脚|牙口|关节|脾胃|脊椎|气管|甲状腺|肺|腰|胃|颈椎|心脏|肝|肾|视力|睡眠|肠胃|膝盖|嗓子|血压|血糖|血脂|记性|记忆力|免疫力|身体)(?:一直|也|都|从小){0,3}(?:不太?好|很不好|很差|比较差|不行|有问题|有毛病|有点高|偏高|偏低|很弱|比较弱)|(?:左|右|两只|一只)?(?:眼睛?|耳朵?)(?:看不见|失明|听不见|失聪|聋了?))[的了啊呢哈啦呀哦吧嘛哟耶噢喔咯呐]{0,3}$/gu

/** "我胃不好", "我血压偏高". */
export const healthWeak: ExtractionRule = factRule({
  id: 'zh/health.weak',
  priority: 96,
  confidence: 0.93,
  anchors: [
    '看不见',
    '失明',
    '听不见',
    '失聪',
    '耳朵',
    '听力',
    '眼睛',
    '眼神',
    '腿脚',
    '牙口',
    '关节',
    '脾胃',
    '脊椎',
    '气管',
    '甲状腺',
    '肺',
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
  elided: 'chat',
  examples: [{ text: '我颈椎不太好', cards: [{ slot: 'health', value: '颈椎不太好' }] }],
  counterExamples: ['他颈椎不好', '你胃不好吗？', '我身体很好', '宝宝最近胃不好'],
  read: (match, frame) => (mayBeOwn(match, frame) ? take(match, 'health') : null),
})
