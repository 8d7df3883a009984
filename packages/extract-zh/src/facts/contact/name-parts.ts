import type { ExtractionRule } from '@recollect/core/extraction'
import { factRule } from '../../text/fact-rule.ts'

/** "姓卢名北辰": family name and given name apart. */
export const nameParts: ExtractionRule = factRule({
  id: 'zh/name.parts',
  priority: 101,
  confidence: 0.93,
  anchors: ['姓'],
  pattern:
    /^(?:我|本人|在下|鄙人|敝)?姓(?<family>(?!名)\p{Script=Han}(?:(?!名)\p{Script=Han})?)(?:,|、)?单?名(?<given>(?!叫|字)\p{Script=Han}(?:(?!字)\p{Script=Han})?)字?$/gu,
  elided: 'speaker',
  ownOnly: true,
  examples: [{ text: '在下姓卢名守一', cards: [{ slot: 'name', value: '卢守一' }] }],
  counterExamples: ['他姓卢名守一', '百家姓名录', '请填姓名'],
  read: (match) => {
    const family = match.capture('family')
    const given = match.capture('given')
    return family && given
      ? {
          slot: 'name',
          value: `${family.text}${given.text}`,
          at: { text: match.text, span: { start: family.span.start, end: given.span.end } },
        }
      : null
  },
})
