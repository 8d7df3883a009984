import type { ExtractionRule } from '@recollect/core/extraction'
import { factRule } from '../../text/fact-rule.ts'
import { take } from '../../text/take.ts'

/** "家里就我一个独生女", "我是独生子": the place among brothers and sisters. */
export const userTypeSibling: ExtractionRule = factRule({
  id: 'zh/user-type.sibling',
  priority: 93,
  confidence: 0.93,
  anchors: ['独生'],
  pattern: /(?:就我一个|就一个|我一个)(?<value>独生(?:子女|女|子))(?:一个|一枚)?(?:的)?(?:了|啊)?$/gu,
  elided: 'chat',
  examples: [{ text: '家里就我一个独生女', cards: [{ slot: 'user_type', value: '独生女' }] }],
  counterExamples: ['他是独生子', '你是独生女吗', '独生子女政策'],
  read: (match) => take(match, 'user_type'),
})
