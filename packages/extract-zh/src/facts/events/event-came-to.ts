import type { ExtractionRule } from '@recollect/core/extraction'
import { factRule } from '../../text/fact-rule.ts'
import { isKnownPlace } from '../../text/places.ts'
import { take } from '../../text/take.ts'

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
