import type { ExtractionRule } from '@recollect/core'
import { factRule } from '../frame/fact-rule.ts'
import { take } from '../frame/take.ts'

/** "打小在胡同里长大", "我从小在外婆家长大". */
export const hometownGrewUp: ExtractionRule = factRule({
  id: 'zh/hometown.raised-in',
  priority: 88,
  confidence: 0.92,
  anchors: ['长大'],
  pattern:
    /(?:打小儿?|从小|自小|自幼|小时候)?(?:就|是|都)?在(?<value>[^,在我你他]{2,10}?)(?:里|那边|这边)?(?:长大|土生土长)(?:的)?(?:了|啊)?$/gu,
  elided: 'chat',
  event: true,
  examples: [{ text: '打小在海边长大', cards: [{ slot: 'hometown', value: '海边' }] }],
  counterExamples: ['他从小在国外长大', '你在哪儿长大的？', '孩子在手机前长大'],
  read: (match) =>
    /慢|渐|已经|照顾|呵护|陪伴|环境|下$|手机|网络|温室|阴影|单亲/u.test(match.text)
      ? null
      : take(match, 'hometown'),
})
