import type { ExtractionRule } from '@recollect/core/extraction'
import { factRule } from '../../text/fact-rule.ts'
import { take } from '../../text/take.ts'

/** "我啥也不信", "我没有宗教信仰": no faith. */
export const religionNone: ExtractionRule = factRule({
  id: 'zh/religion.none',
  priority: 93,
  confidence: 0.92,
  anchors: ['不信', '无神论'],
  pattern:
    /(?:是)?(?:个|一个)?(?:坚定的)?(?<value>无神论者?)(?:者)?$|(?<none>(?:啥|什么)(?:教|宗教)?(?:也|都)不信)(?:的)?$/gu,
  elided: 'chat',
  readsNegation: true,
  examples: [
    { text: '我是无神论者', cards: [{ slot: 'religion', value: '无神论者' }] },
    { text: '我啥教都不信', cards: [{ slot: 'religion', value: '啥教都不信' }] },
  ],
  counterExamples: ['他是无神论者', '我不信他说的', '你啥也不信吗？'],
  read: (match) => {
    const none = match.capture('none')
    return none ? { slot: 'religion', value: none } : take(match, 'religion')
  },
})
