import type { ExtractionRule } from '@recollect/core/extraction'
import { factRule } from '../../text/fact-rule.ts'
import { take } from '../../text/take.ts'

const COMPARED =
  /(?<value>比我(?:整整|只|就|才|足足)?(?:大|小|长|年长)了?(?:整整|快|差不多|将近)?(?:\d{1,2}|[一二两三四五六七八九十]{1,3}|好几|十几)(?:岁|个月))(?:半|多)?(?:的)?(?:了|啊|呢)?$/gu

/** "我姐姐比我大四岁": an age by its distance. */
export const ageCompared: ExtractionRule = factRule({
  id: 'zh/age.compared',
  priority: 92,
  confidence: 0.93,
  anchors: ['比我'],
  pattern: COMPARED,
  elided: 'inherit',
  examples: [
    { text: '我姐姐比我大四岁', cards: [{ slot: 'age', value: '比我大四岁', entity: 'user.sister' }] },
  ],
  counterExamples: ['他比我大四岁', '你比我小几岁？', '这房子比我大三岁'],
  read: (match, frame) =>
    frame.entity === 'user' || frame.negative || match.clause.text.includes('你') ? null : take(match, 'age'),
})
