import type { ExtractionRule, RuleMatch } from '@recollect/core'
import { factRule } from '../frame/fact-rule.ts'
import { take } from '../frame/take.ts'

const FAITH =
  '(?:基督教?|天主教?|佛教?|道教?|伊斯兰教?|穆斯林|耶稣|上帝|主|安拉|佛祖|印度教|犹太教|东正教|萨满教)'
const RELIGION = new RegExp(
  `(?:(?:没有?|没啥|没什么)(?<none>宗教信仰|信仰)|(?:信仰|信奉|皈依了?|信|受洗[成为了]*)(?:的是)?(?<value>${FAITH}|教)|是(?:一)?(?:个|名|位)?(?:虔诚的?)?(?<who>(?:${FAITH}徒?|佛教|无神论者|居士)(?:信徒|教徒|徒|的)?))(?:的|了)?(?:很多年|好多年|多年|[\\d一二两三四五六七八九十几]{1,3}年)?(?:的|了)?$`,
  'gu',
)

/** "我信佛", "我不信教". */
export const religionIs: ExtractionRule = factRule({
  id: 'zh/religion.is',
  priority: 93,
  confidence: 0.96,
  anchors: ['信', '皈依', '教徒', '佛教', '基督', '穆斯林', '无神论', '居士', '信徒', '天主教', '道教'],
  pattern: RELIGION,
  examples: [
    { text: '我信奉道教', cards: [{ slot: 'religion', value: '道教' }] },
    { text: '我是基督徒', cards: [{ slot: 'religion', value: '基督徒' }] },
  ],
  counterExamples: ['他信佛', '你信教吗？', '我不信你'],
  read: (match, frame) => {
    const none = match.capture('none')
    if (none) return { slot: 'religion', value: none, polarity: 'negative' }
    const value = match.capture('value') ?? match.capture('who')
    return value ? { slot: 'religion', value, ...(frame.negative ? { polarity: 'negative' } : {}) } : null
  },
})

const CREED =
  /(?:的)?(?:价值观|座右铭|人生信条|信条|人生格言|人生观|原则|处世之道|口头禅)(?:一直|就|向来)?(?:是|为|:)(?<value>[^。]{2,50})$/gu

/** "我的价值观是X". */
export const beliefCreed: ExtractionRule = factRule({
  id: 'zh/belief.creed',
  priority: 80,
  confidence: 0.92,
  anchors: ['价值观', '座右铭', '信条', '人生格言', '人生观', '原则', '处世之道', '口头禅'],
  pattern: CREED,
  elided: 'none',
  examples: [{ text: '我的座右铭是天道酬勤', cards: [{ slot: 'belief', value: '天道酬勤' }] }],
  counterExamples: ['他的座右铭是什么？', '公司的原则是客户第一'],
  read: (match) => take(match, 'belief'),
})

const BELIEVES =
  /(?:坚信|深信|相信)(?<value>(?!你|他|她|我|自己|大家|这|那|一定|会|明天|未来|很快)[^,]{2,40}?)(?:的|了)?$/gu

/** "我相信X". */
export const beliefBelieves: ExtractionRule = factRule({
  id: 'zh/belief.believes',
  priority: 60,
  confidence: 0.92,
  anchors: ['坚信', '深信', '相信'],
  pattern: BELIEVES,
  elided: 'none',
  examples: [{ text: '我相信好人有好报', cards: [{ slot: 'belief', value: '好人有好报' }] }],
  counterExamples: ['我相信你', '我相信明天会更好', '我再也不相信童话了', '你相信有鬼吗？'],
  read: (match, frame) =>
    frame.modifiers.ceased || OPINION.test(match.raw('value') ?? '') || isOpinion(match)
      ? null
      : take(match, 'belief'),
})

const OPINION = /会|能|可以|吧$|[你他她我]|大家|所有|大部分|很多人|一定|应该|已经|将|国家|公司/u
const CREED_WORDS = /^有(?!记)|存在|[报缘命运爱情神鬼科学努力奇迹天道因果善恶轮回来世]/u
const LONG_OPINION = 6

/** 相信 before a whole sentence says what one thinks of a matter, unless it is one of the things people live by. */
function isOpinion(match: RuleMatch): boolean {
  const value = match.raw('value') ?? ''
  const held = !match.text.startsWith('相信') || /(?:一直|始终|从来|只|从小|向来)$/u.test(match.before)
  return !held && value.length > LONG_OPINION && !CREED_WORDS.test(value)
}

const ONE_TRUTH =
  /(?:就|只|一直|始终|从来)?(?:信|认|奉行|信奉|秉持|坚持|遵循)(?:的是|着)?(?:一个?|这一?个?|这么一个?)(?:死?理|道理|原则|信条|准则)(?::|就是|是|,)(?<value>[^,。]{2,20})$/gu

/** "我就信一个理：欠债要还". */
export const beliefOneTruth: ExtractionRule = factRule({
  id: 'zh/belief.one-truth',
  priority: 81,
  confidence: 0.93,
  anchors: ['理', '原则', '信条', '准则'],
  pattern: ONE_TRUTH,
  elided: 'none',
  examples: [{ text: '我这辈子就认一个理：善有善报', cards: [{ slot: 'belief', value: '善有善报' }] }],
  counterExamples: ['他就认一个理：赚钱', '你信哪个理？'],
  read: (match) => take(match, 'belief'),
})
