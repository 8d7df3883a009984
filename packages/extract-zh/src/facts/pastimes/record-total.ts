import type { ExtractionRule } from '@recollect/core/extraction'
import { clausesBefore, sentencesBefore } from '../../text/earlier.ts'
import { factRule } from '../../text/fact-rule.ts'
import { take } from '../../text/take.ts'

const TOTAL = /(?<value>总分(?:是|为|:)?\d{2,3}(?:分)?)(?:了)?$/gu
const OF_AN_EXAM = /(?:高考|中考|考研|国考|省考|公考|雅思|托福|gre|成绩|考试|初试|复试)[^你您他她]*$/u

/** "中考分数查到了，总分586". */
export const recordTotal: ExtractionRule = factRule({
  id: 'zh/record.total',
  priority: 83,
  confidence: 0.93,
  anchors: ['总分'],
  pattern: TOTAL,
  elided: 'chat',
  event: true,
  examples: [{ text: '中考成绩查到了，总分586', cards: [{ slot: 'record', value: '总分586' }] }],
  counterExamples: ['他中考成绩查到了，总分586', '这张卷子，总分150', '高考，总分750是多少分'],
  read: (match, frame) => {
    const near = clausesBefore(match.clause)[0] ?? sentencesBefore(match.clause)[0]?.[0] ?? ''
    return !frame.negative && /出|了|查/u.test(near) && OF_AN_EXAM.test(near) ? take(match, 'record') : null
  },
})
