import type { ExtractionRule } from '@recollect/core/extraction'
import { factRule } from '../../text/fact-rule.ts'
import { take } from '../../text/take.ts'

/** "当过兵", "支过教": done once, said without a subject. */
export const experienceOnce: ExtractionRule = factRule({
  id: 'zh/experience.once',
  priority: 86,
  confidence: 0.93,
  anchors: ['当过兵', '支过教', '留过学', '坐过牢', '创过业', '蹲过', '下过乡', '援过', '出过家', '当过'],
  pattern:
    /(?:^|我)(?:以前|曾经?|年轻时|早年|之前)?(?<value>当过兵|支过教|留过学|坐过牢|创过(?:[一二三两]次)?业|下过乡|援过(?:藏|疆|非)|出过家|参过军|扛过枪)(?:的)?(?:人)?(?:了|啊)?$/gu,
  elided: 'chat',
  event: true,
  examples: [{ text: '当过兵', cards: [{ slot: 'experience', value: '当过兵' }] }],
  counterExamples: ['他当过兵', '你当过兵吗？'],
  read: (match) => take(match, 'experience'),
})
