import type { ExtractionRule } from '@recollect/core/extraction'
import { factRule } from '../../text/fact-rule.ts'
import { take } from '../../text/take.ts'

const FEAST =
  /(?<value>(?:(?:去|回|到|来)(?:了)?\p{Script=Han}{0,6}?)?(?:喝|吃|赴|随)(?:了)?(?:[^,你您他她它]{0,8}?的?)(?:喜酒|满月酒|升学宴|谢师宴|婚宴|寿宴|百日宴|乔迁酒|酒席|周岁酒|回门宴))(?:了|来着|回来)?[啊呀呢哈]?$/gu

/** "上周去杭州吃同学的喜酒": the feast of a wedding, a birth, a birthday. */
export const eventFeast: ExtractionRule = factRule({
  id: 'zh/event.feast',
  priority: 79,
  confidence: 0.93,
  anchors: [
    '喜酒',
    '满月酒',
    '升学宴',
    '谢师宴',
    '婚宴',
    '寿宴',
    '百日宴',
    '乔迁酒',
    '酒席',
    '周岁酒',
    '回门宴',
  ],
  pattern: FEAST,
  elided: 'chat',
  event: true,
  examples: [
    { text: '上周末去宁波吃同学的喜酒了', cards: [{ slot: 'event_social', value: '去宁波吃同学的喜酒' }] },
  ],
  counterExamples: ['他去吃喜酒了', '什么时候喝你的喜酒', '明天去喝喜酒', '吃喜酒要包多少红包'],
  read: (match, frame) =>
    frame.negative || (frame.modifiers.when === null && !/了/u.test(match.text))
      ? null
      : take(match, 'event_social'),
})
