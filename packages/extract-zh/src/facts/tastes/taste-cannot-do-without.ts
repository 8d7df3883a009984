import type { ExtractionRule } from '@recollect/core/extraction'
import { PEOPLE_WORDS } from '../../text/kin.ts'
import { takeModifiers } from '../../text/modifiers.ts'
import { ownRule } from '../../text/own-rule.ts'
import { isTopic } from '../../text/topic.ts'
import { take } from '../../text/take.ts'

const CANNOT_EAT =
  /^(?:但是?|不过|可是|因为)?我(?:这边)?(?:现在|从小|一直)?(?:一点儿?|一口)?(?<value>[^,我你您他她它一不没]{1,5}?)(?:的)?(?:一点儿?|完全|根本|真的|实在)?(?:都|也)?(?:是)?(?:吃不了|喝不了|吃不来|吃不惯|喝不惯|喝不来|闻不了|不能吃|不能喝|不能碰|碰不得|吃不得|不太行)[了的啊呢哈啦]{0,2}$/gu
const NO_FOOD = new RegExp(
  `^(?:${PEOPLE_WORDS}|实在|真的|现在|今天|晚上|早上|最近|其实|可能|什么|啥|自己|确实|根本|是|都|也|还|就|平时|身体|胃|牙|嗓子|这几天|这两天|已经|时|暂时)|饭|东西|药$`,
  'u',
)

/** "我生的吃不了": what it is stands between 我 and the verb. */
export const tasteCannotEat: ExtractionRule = ownRule({
  id: 'zh/taste.cannot-eat',
  priority: 74,
  confidence: 0.92,
  anchors: ['吃不', '喝不', '闻不', '不能吃', '不能喝', '不能碰', '碰不得', '不太行'],
  pattern: CANNOT_EAT,
  elided: 'speaker',
  readsNegation: true,
  examples: [
    { text: '别订生鱼片，我生的吃不了', cards: [{ slot: 'dislikes', value: '生', polarity: 'negative' }] },
  ],
  counterExamples: ['他生的吃不了', '我今天吃不了', '我实在吃不了了', '我现在什么都吃不了'],
  read: (match) => {
    const value = match.raw('value') ?? ''
    return NO_FOOD.test(value) || takeModifiers(value).rest !== value || !isTopic(`${value}儿`)
      ? null
      : take(match, 'dislikes')
  },
})
