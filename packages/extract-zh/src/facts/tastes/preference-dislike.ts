import type { ExtractionRule, Proposal, RuleMatch } from '@recollect/core/extraction'
import { factRule } from '../../text/fact-rule.ts'
import type { Frame } from '../../text/fact-rule.ts'
import { goesOnAboutSelf } from '../../text/own-rule.ts'
import { take } from '../../text/take.ts'

const HATE =
  /(?:讨厌|厌恶|憎恨|反感|受不了|看不惯|痛恨|嫌弃|憎恶|吃不惯|吃不来|喝不惯|喝不来|吃不了|喝不了|恨(?!不得|死你|你|他|她|铁)|膈应|(?<=[最很特别超太真好也就贼])烦(?![恼躁请劳心人琐闷忙杂死了得不透])|(?<=[最很就])憎|(?<=[最甚极])厌(?![倦烦学食恶]))(?:的(?:就)?是|透了?|死了?)?(?<value>[^,]{1,50}?)(?:了)?$/gu

/** "我讨厌X". */
export const preferenceDislike: ExtractionRule = factRule({
  id: 'zh/preference.dislike',
  priority: 72,
  confidence: 0.95,
  anchors: [
    '讨厌',
    '厌恶',
    '憎恨',
    '反感',
    '受不了',
    '看不惯',
    '痛恨',
    '嫌弃',
    '憎',
    '最厌',
    '甚厌',
    '极厌',
    '吃不惯',
    '吃不来',
    '喝不惯',
    '喝不来',
    '吃不了',
    '喝不了',
    '恨',
    '膈应',
    '烦',
  ],
  pattern: HATE,
  readsNegation: true,
  examples: [
    { text: '我讨厌香菜', cards: [{ slot: 'dislikes', value: '香菜', polarity: 'negative' }] },
    { text: '我特别烦应酬', cards: [{ slot: 'dislikes', value: '应酬' }] },
  ],
  counterExamples: ['你讨厌什么？', '我不讨厌香菜', '他讨厌香菜', '我讨厌你', '我烦死了', '我最近很烦'],
  read: (match, frame) =>
    /^我(?:自己)?$|^自己$/u.test(match.raw('value') ?? '') ? null : aversion(match, frame, 'dislikes'),
})

/** 不讨厌 is no liking; 不再讨厌 takes the aversion back. */
function aversion(match: RuleMatch, frame: Frame, slot: string): Proposal | null {
  if (frame.modifiers.ceased) return take(match, slot, { relation: 'retracts' })
  return frame.negative ? null : take(match, slot)
}

/** Without these, 怕 is as often a worry of the moment: 我怕来不及. */
const LASTING =
  /(?:最|很|特别|超级?|非常|好|有点儿?|挺|蛮|也|从小就?|还|都|只|可|真|一直|天生|打小就?|比较|贼|不|们?俩?都)$/u
const SHORT = 5
const PASSING = /涨|跌|丢|迟|浪费|耽误|影响|麻烦|出事|出错|弄|搞|错|忘|饿|扣|罚|输|等|贵|堵|吵/u

const FEAR =
  /(?:害怕|恐惧|惧怕|怕(?=(?!你|他|她|我|被|是|的|不|什|万一|了|吗|会|没|来|得|耽误|打扰|麻烦|迟到|影响|忘)\p{Script=Han}))(?:的(?:就)?是)?(?<value>[^,]{1,30}?)(?:怕得(?:要死|不行|要命|很))?(?:了)?$/gu

/** "我害怕X". */
export const preferenceFear: ExtractionRule = factRule({
  id: 'zh/preference.fear',
  priority: 71,
  confidence: 0.96,
  anchors: ['害怕', '恐惧', '惧怕', '怕'],
  pattern: FEAR,
  readsNegation: true,
  examples: [{ text: '我最怕打针', cards: [{ slot: 'fear', value: '打针', polarity: 'negative' }] }],
  counterExamples: ['你怕什么？', '我怕你生气', '我不怕苦', '恐怕来不及了'],
  read: (match, frame) => {
    const value = match.raw('value') ?? ''
    if (/[你他她我]|自己|无法|会|不|没|就|再|^(?:了|着|的|极)/u.test(value)) return null
    const worry = match.text.startsWith('怕') && !LASTING.test(match.before)
    return worry && (value.length > SHORT || PASSING.test(value)) ? null : aversion(match, frame, 'fear')
  },
})

/** What one has stopped eating is a habit that is over, and no taste. */
const CHANGED = /了$/u
const ALWAYS = /从小|打小|从来|一直|向来|天生/u
const EVER_SO = /(?:再|已经?|早就|早已)$/u

const ABSTAINS =
  /(?:不[吃喝]得(?<able>辣|酒|甜|酸|冰|冻|生冷?)|不(?:太能|怎么能|大能|能|会)?(?:吃|喝)(?<value>(?!胖|大|饭|早饭|午饭|晚饭|东西|药|亏|了|完|饱|下|惯|到|起|得|这|那|就|也|的|你)[\p{Script=Han}a-z]{1,6}?|[^,我你他]{2,6}的(?:东西|食物|饮料|菜|水果))(?:的[\p{Script=Han}]{1,5}(?<crowd>报到|举手|路过|飘过|在此|一枚))?)[的了啊呢哈啦呀哦吧嘛哟耶噢喔咯呐]{0,3}$/gu

/** "我不吃香菜". */
export const preferenceAbstains: ExtractionRule = factRule({
  id: 'zh/preference.abstains',
  priority: 69,
  confidence: 0.94,
  anchors: ['不吃', '不喝', '不能吃', '不能喝', '能吃', '能喝', '会喝', '会吃'],
  pattern: ABSTAINS,
  readsNegation: true,
  elided: 'chat',
  examples: [{ text: '我不吃内脏', cards: [{ slot: 'dislikes', value: '内脏', polarity: 'negative' }] }],
  counterExamples: ['他不吃香菜', '我不吃了', '你不喝茶吗？', '我不喝可乐了'],
  read: (match, frame) => {
    const { text } = match
    if (!frame.explicit && !goesOnAboutSelf(match) && !match.raw('crowd') && !ALWAYS.test(match.before))
      return null
    if (/今|昨|明/u.test(frame.modifiers.when ?? '') || CHANGED.test(text) || EVER_SO.test(match.before))
      return null
    const able = match.capture('able')
    const value = match.raw('value') ?? match.raw('able') ?? ''
    if (value.endsWith('酒') && text.startsWith('不能')) return null
    if (/^[白红啤]?酒$/u.test(value))
      return { slot: 'habit', value: '喝酒', polarity: 'negative', facet: 'drinking' }
    return able === undefined ? take(match, 'dislikes') : { slot: 'dislikes', value: able }
  },
})
