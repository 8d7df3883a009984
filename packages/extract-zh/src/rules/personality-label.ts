import type { ExtractionRule } from '@recollect/core'
import { clausesBefore } from '../frame/earlier.ts'
import { factRule } from '../frame/fact-rule.ts'
import { ownRule } from '../frame/own-rule.ts'
import { take } from '../frame/take.ts'
import { TRAITS } from '../lexicon/traits.ts'
import { oneOf } from '../patterns.ts'

const TRAIT = oneOf(TRAITS)
const DEGREE =
  '(?:很|有点儿?|有些|比较|特别|挺|蛮|太|就是|是个?|天生|从小|一直|属于|超级?|典型的?|真的|也|还){0,3}'

/** 性子急, 脾气倔: how one's temper is. */
const TEMPER =
  '(?:脾气|性子|性格|嘴巴?|心肠)(?:很|有点儿?|比较|特别|太|又)?(?:急躁?|倔强?|暴躁?|直|犟|慢|冲|烈|软|硬|碎|毒|笨|温和|火爆|古怪|随和)'

const ABOUT_ME =
  /^(?:其实|说实话|反正)?(?:我|俺|本人)(?:这(?:个?人|种人)|的?(?:性格|脾气|个性|性子)|这(?:性格|脾气|性子))?(?:吧|呢|啊|嘛|呀|就|其实|就是|[像随][^,]{1,4})$/u
const AFTER_TOPIC = new RegExp(
  `^${DEGREE}(?<value>(?:${TEMPER}|${TRAIT})(?:(?:、|又|还|而且|也)${DEGREE}${TRAIT}){0,3})(?:的人|的|型的?)?(?:了|啊|呢|哈|哦)?$`,
  'gu',
)

/** "我这人吧，刀子嘴豆腐心": the trait in the clause after the topic. */
export const personalityAfterTopic: ExtractionRule = factRule({
  id: 'zh/personality.after-topic',
  priority: 84,
  confidence: 0.93,
  anchors: [...TRAITS, '脾气', '性子', '性格', '嘴', '心肠'],
  pattern: AFTER_TOPIC,
  elided: 'inherit',
  ownOnly: true,
  readsNegation: true,
  examples: [{ text: '我这人吧，刀子嘴豆腐心', cards: [{ slot: 'personality', value: '刀子嘴豆腐心' }] }],
  counterExamples: ['他这人吧，刀子嘴豆腐心', '我觉得吧，太内向不好', '你这人呢，很随和'],
  read: (match, frame) => {
    const [near = ''] = clausesBefore(match.clause)
    return ABOUT_ME.test(near) && !frame.negative ? take(match, 'personality') : null
  },
})

const LABEL = new RegExp(
  `^(?:我|本人|俺)?(?:就|就是|是|属于|妥妥的?|典型的?|天生的?|纯正的?|一个|重度|资深|晚期|十级){0,4}(?<value>${TRAIT})(?:一个|一枚|本人|本尊|本ren|晚期|星人|选手|重度患者|患者|晚期患者|体质|没错了|无疑了?)(?:了|啊|哈)?$`,
  'gu',
)

/** "急性子一个", "社恐本人", "拖延症晚期": how one calls oneself. */
export const personalityLabel: ExtractionRule = ownRule({
  id: 'zh/personality.label',
  priority: 85,
  confidence: 0.92,
  anchors: ['一个', '一枚', '本人', '本尊', '晚期', '星人', '选手', '患者', '体质', '没错了', '无疑'],
  pattern: LABEL,
  elided: 'chat',
  ownOnly: true,
  examples: [
    { text: '急性子一个，等不了人', cards: [{ slot: 'personality', value: '急性子' }] },
    { text: '拖延症晚期，作业从来最后一天写', cards: [{ slot: 'personality', value: '拖延症' }] },
  ],
  counterExamples: ['他急性子一个', '拖延症晚期怎么办', '你就是社恐本人吧', '强迫症患者的自述'],
  read: (match) =>
    /怎么|如何|吗|推荐|福音/u.test(match.clause.sentence.text) || match.clause.index > 1
      ? null
      : take(match, 'personality'),
})

const NOT_ONE =
  /(?:可)?(?:不是|并非|从来不是|绝不是)(?:一个|个|那种|什么)?(?:很|特别|太|那么|爱|会)?(?<value>[^,你您他她我]{2,10}?)的(?:人|性格|类型|主儿?)(?:了|啊)?$/gu

/** "我不是个爱计较的人". */
export const personalityNotOne: ExtractionRule = factRule({
  id: 'zh/personality.not-one',
  priority: 74,
  confidence: 0.92,
  anchors: ['的人', '的性格', '的类型', '的主'],
  pattern: NOT_ONE,
  elided: 'none',
  readsNegation: true,
  examples: [
    { text: '我不是那种计较的人', cards: [{ slot: 'personality', value: '计较', polarity: 'negative' }] },
  ],
  counterExamples: ['他不是那种计较的人', '我不是北京的人', '你不是随便的人'],
  read: (match) =>
    /[来去过了]|一样|喜欢$|重要|合适|第一|唯一|公司|学校|^[的地]|\p{Script=Han}(?:部|组|队|厂|会|社|团|店|家|院)$/u.test(
      match.raw('value') ?? '',
    ) ||
    !/爱|会|计较|随便|主动|健谈|聪明|细心|勤快|外向|内向|乐观|悲观|冲动|善|好|记仇|轻易|浪漫|自信|合群|大方|小气|省心|安分|热情|勇敢|坚强|有耐心|脆弱|物质|保守|传统|贪/u.test(
      match.text,
    )
      ? null
      : take(match, 'personality', { polarity: 'negative' }),
})
