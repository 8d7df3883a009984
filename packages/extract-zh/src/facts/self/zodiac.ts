import type { ExtractionRule } from '@recollect/core/extraction'
import { factRule } from '../../text/fact-rule.ts'
import { take } from '../../text/take.ts'
import { CONSTELLATIONS, ZODIAC_ANIMALS } from '../../lexicon/self/traits.ts'
import { oneOf } from '../../text/patterns.ts'

/** 双子座女生路过: who passes by is the writer. */
const SELF_SHOWN = /一枚|路过|飘过|报到|在此/u
const STARS = new RegExp(
  `(?:是|属于|星座是?|为)?(?:一)?(?:个|名|枚|只)?(?:典型的?|标准的?|资深|纯正)?(?<value>(?:${oneOf(CONSTELLATIONS)})座)(?:的|人|男|女|的?(?:男|女)(?:生|孩|人))?(?:了|啊|哦|呢|哈|一枚|一个|的说|路过|飘过|报到|在此)?$`,
  'gu',
)

/** "我是X座". */
export const zodiacStar: ExtractionRule = factRule({
  id: 'zh/zodiac.star',
  priority: 97,
  confidence: 0.97,
  anchors: ['座'],
  pattern: STARS,
  elided: 'chat',
  examples: [{ text: '我是天蝎座的', cards: [{ slot: 'zodiac', value: '天蝎座' }] }],
  counterExamples: ['你是什么星座？', '他是双鱼座', '天蝎座都很记仇'],
  read: (match, frame) =>
    frame.explicit || match.text.startsWith('是') || SELF_SHOWN.test(match.text)
      ? take(match, 'zodiac')
      : null,
})

const ANIMAL = new RegExp(
  `(?:属相|生肖)?(?:属|是属)(?:小|大)?(?<value>[${ZODIAC_ANIMALS}])(?:的|人)?(?:了|啊|哦|呢)?$`,
  'gu',
)

/** "我属兔". */
export const zodiacAnimal: ExtractionRule = factRule({
  id: 'zh/zodiac.animal',
  priority: 96,
  confidence: 0.94,
  anchors: ['属'],
  pattern: ANIMAL,
  elided: 'chat',
  examples: [{ text: '我属龙', cards: [{ slot: 'zodiac', value: '龙' }] }],
  counterExamples: ['你属什么？', '他属猪'],
  read: (match) => take(match, 'zodiac'),
})
