import type { ExtractionRule } from '@recollect/core/extraction'
import { factRule } from '../../text/fact-rule.ts'
import { take } from '../../text/take.ts'

/** "本科学的土木", "大学读的是会计". */
export const majorRead: ExtractionRule = factRule({
  id: 'zh/major.read',
  priority: 91,
  confidence: 0.92,
  anchors: ['学的', '读的', '念的', '系', '专业'],
  pattern:
    /(?:本科|大学|专科|研究生|硕士|博士|中专|大专|上学|当年|高中)(?:时候?|期间|阶段)?(?:我)?(?:是)?(?:(?:学|读|念)的(?:是)?(?<value>\p{Script=Han}{2,10}?)(?:专业|系)?|(?:学|读|念|修)(?:了)?(?<named>\p{Script=Han}{2,8}?(?:系|专业)))(?:的)?(?:啊|啦)?$/gu,
  elided: 'chat',
  event: true,
  examples: [{ text: '我本科学的土木', cards: [{ slot: 'major', value: '土木' }] }],
  counterExamples: ['他大学学的法律', '你本科学的什么？', '大学学的都忘了'],
  read: (match) => {
    const named = match.capture('named')
    if (named) return /什么|哪|冷门|热门|喜欢/u.test(named.text) ? null : { slot: 'major', value: named }
    return /都|全|东西|知识|课/u.test(match.raw('value') ?? '') ? null : take(match, 'major')
  },
})
