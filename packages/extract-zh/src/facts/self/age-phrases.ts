import type { ExtractionRule } from '@recollect/core/extraction'
import { ownRule } from '../../text/own-rule.ts'

/** Ages told without 岁: 三十有二, 四十出头, 年近花甲. */

const TENS = '[二三四五六七八九]?十'
const STAGE = '而立|不惑|知天命|花甲|耳顺|古稀|耄耋|弱冠|及笄|豆蔻'
const PHRASE = new RegExp(
  `(?<value>${TENS}有[一二三四五六七八九]|${TENS}(?=好几|出头|挂零|开外|冒头|郎当|大几|来岁)|\\d0(?=出头|开外|来岁|多岁|好几))(?:好几|出头|挂零|开外|冒头|郎当|大几|来|多)?岁?(?:的?人)?(?:了|啦|咯|喽)?$|(?:年近|年过|年届|奔|快|刚过|已过|将近|接近|步入|到了|过了)(?<near>${STAGE}|${TENS})(?:之年|大关|的人)(?:了|啦)?$|(?:已是|正值|已到|刚到|到了)(?<stage>(?:${STAGE})之年)(?:了|啦)?$`,
  'gu',
)

/** "我都三十有二了", "我妈年近花甲". */
export const agePhrase: ExtractionRule = ownRule({
  id: 'zh/age.phrase',
  priority: 92,
  confidence: 0.93,
  anchors: [
    '十有',
    '十好几',
    '十出头',
    '十挂零',
    '十开外',
    '十冒头',
    '十郎当',
    '十大几',
    '来岁',
    '0出头',
    '0开外',
    '0多岁',
    '0好几',
    '年近',
    '年过',
    '年届',
    '之年',
    '大关',
    '的人',
  ],
  pattern: PHRASE,
  elided: 'chat',
  examples: [
    { text: '我都四十有三了', cards: [{ slot: 'age', value: '四十有三' }] },
    { text: '我妈年近花甲之年', cards: [{ slot: 'age', value: '花甲', entity: 'user.mother' }] },
  ],
  counterExamples: ['他三十出头', '你都四十好几了', '来了三十来岁的男人', '我排二十开外', '她年近花甲'],
  read: (match, frame) => {
    const value = match.capture('value') ?? match.capture('near') ?? match.capture('stage')
    if (
      !value ||
      frame.negative ||
      value.text === '本命年' ||
      /[买排考得拿]$/u.test(match.before) ||
      frame.lead !== ''
    )
      return null
    return frame.explicit || match.clause.index === 0 ? { slot: 'age', value } : null
  },
})

const PASSED =
  /(?:刚|昨天|今天|前天|上周|上个月|上月|才)?(?:过|庆祝|迎来)(?:完|了|完了)(?:我的?|自己的?|人生第)?(?:个)?(?<value>\d{1,2}|[二三四五六七八九]?十[一二三四五六七八九]?|[一二三四五六七八九])(?:周岁|岁)?(?:的)?(?:生日|大寿|寿辰)(?:了|啦)?$|(?<just>\d{2}|[二三四五六七八九]十[一二三四五六七八九]?)(?:周岁|岁)?(?:的)?(?:生日|大寿|寿辰)刚过(?:了|完)?$/gu

/** "昨天刚过完二十七岁生日". */
export const agePassed: ExtractionRule = ownRule({
  id: 'zh/age.passed',
  priority: 92,
  confidence: 0.92,
  anchors: ['生日', '大寿', '寿辰'],
  pattern: PASSED,
  elided: 'chat',
  event: true,
  examples: [{ text: '昨天刚过完二十七岁生日', cards: [{ slot: 'age', value: '二十七' }] }],
  counterExamples: ['他过完二十岁生日', '想过个三十岁生日', '你过完几岁生日了？'],
  read: (match, frame) => {
    const value = match.capture('value') ?? match.capture('just')
    return frame.negative || !value ? null : { slot: 'age', value }
  },
})
