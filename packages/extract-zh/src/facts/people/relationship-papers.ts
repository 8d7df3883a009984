import type { ExtractionRule } from '@recollect/core/extraction'
import { factRule } from '../../text/fact-rule.ts'

/** "离婚手续办完了", "我们把离婚证领了". */
export const relationshipPapers: ExtractionRule = factRule({
  id: 'zh/relationship-status.papers',
  priority: 99,
  confidence: 0.93,
  anchors: ['离婚手续', '离婚证'],
  pattern:
    /(?:把)?(?<value>离婚)(?:手续|证)(?:也|都|已经|终于|总算|刚|刚刚){0,3}(?:办|领|拿|签)(?:完|好|妥|到|下来|下)?了|(?:办|领|拿|签)(?:完|好|妥|到|下)?了?(?:一?[本张份]|个)?(?<after>离婚)(?:手续|证)(?:了)?$/gu,
  elided: 'none',
  event: true,
  examples: [
    {
      text: '我们上个月把离婚手续办完了',
      cards: [{ slot: 'relationship_status', value: '离婚', relation: 'updates' }],
    },
    { text: '我领了离婚证', cards: [{ slot: 'relationship_status', value: '离婚', relation: 'updates' }] },
  ],
  counterExamples: [
    '他们把离婚手续办完了',
    '离婚手续怎么办？',
    '我想领离婚证',
    '我没领离婚证',
    '离婚手续办完了，这部剧终于演到第20集了',
    '我把客户的离婚手续办完了',
    '离婚证领了，男主角哭了',
  ],
  read: (match, frame) => {
    const value = match.capture('value') ?? match.capture('after')
    const done = /了/u.test(match.text) && !/想|要|打算|准备|去|正在|在$/u.test(match.before)
    return value && done && !frame.negative
      ? { slot: 'relationship_status', value, relation: 'updates' }
      : null
  },
})
