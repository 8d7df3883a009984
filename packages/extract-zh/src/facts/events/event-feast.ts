import type { ExtractionRule } from '@recollect/core/extraction'
import { factRule } from '../../text/fact-rule.ts'
import { take } from '../../text/take.ts'
import { isKnownPlace } from '../../text/places.ts'

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

const CAME =
  /(?<value>来(?<place>\p{Script=Han}{2,6}?)(?<what>留学|读书|上学|上大学|读研|读博|念书|交换|打工|工作|发展|创业))了$/gu

/** "我来京都留学了": for what one has come. */
export const eventCameTo: ExtractionRule = factRule({
  id: 'zh/event.came-to',
  priority: 79,
  confidence: 0.93,
  anchors: ['学了', '书了', '研了', '博了', '换了', '工了', '作了', '展了', '业了'],
  pattern: CAME,
  elided: 'none',
  event: true,
  examples: [{ text: '我来京都留学了', cards: [{ slot: 'event_education', value: '来京都留学' }] }],
  counterExamples: ['他来京都留学了', '你来京都留学了吗', '我没来京都留学', '我来公司工作了'],
  read: (match, frame) => {
    if (frame.negative || !isKnownPlace(match.raw('place') ?? '')) return null
    return take(match, /[学书研博换]$|大学/u.test(match.raw('what') ?? '') ? 'event_education' : 'event_work')
  },
})
