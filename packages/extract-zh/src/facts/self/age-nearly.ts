import type { ExtractionRule } from '@recollect/core/extraction'
import { factRule } from '../../text/fact-rule.ts'
import { take } from '../../text/take.ts'

/** "我都奔四了", "虚岁四十二", "快六张了". */
export const ageNearly: ExtractionRule = factRule({
  id: 'zh/age.nearly',
  priority: 91,
  confidence: 0.93,
  anchors: ['奔', '虚岁', '周岁'],
  pattern:
    /奔(?<decade>[三四五六七八]十?)(?:去|张)?(?:的人)?(?:(?:了|啦|啊)?|了(?:还|都|也|才)[^,]{1,8})$|(?:虚岁|周岁)(?:都|已经|是|有|刚满?)?(?<value>\d{1,3}|[一二三四五六七八九十百]{1,4})(?:岁)?(?:了|啦)?$/gu,
  elided: 'chat',
  examples: [
    { text: '我都奔五了', cards: [{ slot: 'age', value: '五' }] },
    { text: '我虚岁三十六', cards: [{ slot: 'age', value: '三十六' }] },
  ],
  counterExamples: ['他奔四了', '直奔三亚', '奔着第一去', '你虚岁多少？'],
  read: (match) => {
    const decade = match.capture('decade')
    return decade ? { slot: 'age', value: decade } : take(match, 'age')
  },
})
