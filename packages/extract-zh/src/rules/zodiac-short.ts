import type { ExtractionRule } from '@recollect/core'
import { factRule } from '../frame/fact-rule.ts'
import { take } from '../frame/take.ts'
import { CONSTELLATIONS } from '../lexicon/traits.ts'
import { oneOf } from '../patterns.ts'

/** "我是天蝎的", "典型的处女座": without 座, or without 是. */
export const zodiacShort: ExtractionRule = factRule({
  id: 'zh/zodiac.short',
  priority: 96,
  confidence: 0.92,
  anchors: CONSTELLATIONS,
  pattern: new RegExp(
    `是(?:个|一个|一枚)?(?<value>(?:${oneOf(CONSTELLATIONS)}))(?:的|男|女)(?:啦|啊|哈)?$|^(?:典型|标准|妥妥|资深|正宗)的?(?<typical>(?:${oneOf(CONSTELLATIONS)})座)(?:啊|了|吧|男|女|一枚)?$`,
    'gu',
  ),
  elided: 'chat',
  examples: [
    { text: '我是双鱼的', cards: [{ slot: 'zodiac', value: '双鱼' }] },
    { text: '典型的摩羯座', cards: [{ slot: 'zodiac', value: '摩羯座' }] },
  ],
  counterExamples: ['他是天蝎的', '你是狮子的吗', '典型的双子座都这样'],
  read: (match) => {
    const typical = match.capture('typical')
    return typical ? { slot: 'zodiac', value: typical } : take(match, 'zodiac')
  },
})
