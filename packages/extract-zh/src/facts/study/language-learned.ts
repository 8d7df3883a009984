import type { ExtractionRule } from '@recollect/core/extraction'
import { factRule } from '../../text/fact-rule.ts'
import { take } from '../../text/take.ts'
import { LANGUAGES } from '../../lexicon/things/things.ts'
import { DURATION } from '../../text/patterns.ts'

/** "法语学了三年", "自学西班牙语两年了". */
export const languageLearned: ExtractionRule = factRule({
  id: 'zh/language.learned',
  priority: 92,
  confidence: 0.84,
  anchors: ['学', '修'],
  pattern: new RegExp(
    `(?:^|我)(?<first>${LANGUAGES})(?:我)?(?:已经|断断续续|自)?学(?:了|过)(?:快|差不多|整整)?(?:${DURATION}|一点儿?|一阵子?|好久|几年)(?:了)?$|(?:自学|在学|学习|学|选修)(?:了|过|着)?(?:${DURATION}(?:的)?)?(?<value>${LANGUAGES})(?:(?:已经|都|快)?${DURATION}了?|呢|中)?$`,
    'gu',
  ),
  elided: 'chat',
  examples: [
    { text: '德语学了两年', cards: [{ slot: 'language', value: '德语' }] },
    { text: '我自学韩语半年了', cards: [{ slot: 'language', value: '韩语' }] },
  ],
  counterExamples: ['他学了三年法语', '学日语难吗？', '我想学西班牙语', '教学英语'],
  read: (match) => {
    const first = match.capture('first')
    return first ? { slot: 'language', value: first } : take(match, 'language')
  },
})
