import type { ExtractionRule } from '@recollect/core'
import { factRule } from '../frame/fact-rule.ts'
import { isKnownPlace } from '../frame/places.ts'
import { take } from '../frame/take.ts'

const MOVED =
  /(?:从(?<from>.{1,15}?))?(?:已经|又|刚刚?|才|重新){0,4}(?:搬家?|迁居?|移居|移民|搬迁)(?:到|去|来|回到?|进|至)了?(?:一[个座])?(?<value>[^的着说想看喜吗]{1,30}?)(?:去|来|住|生活|定居|居住)?(?:了|啦)?$/gu
const RETURN = /^(?:老家|家|来|去|学校|公司|办公室|楼上|楼下|外面|房间|车上)$/u

/** "我搬到了X": a move replaces the current place. */
export const locationMove: ExtractionRule = factRule({
  id: 'zh/location.move',
  priority: 100,
  confidence: 0.95,
  anchors: [
    '搬到',
    '搬家到',
    '搬去',
    '搬来',
    '搬回',
    '搬进',
    '搬至',
    '搬家去',
    '搬家来',
    '搬家回',
    '迁到',
    '迁至',
    '迁居',
    '移居',
    '移民',
    '搬迁',
  ],
  pattern: MOVED,
  elided: 'speaker',
  event: true,
  examples: [
    { text: '我上周搬家到了滨江', cards: [{ slot: 'location', value: '滨江', relation: 'updates' }] },
    {
      text: '我从嘉兴搬到了湖州',
      cards: [
        { slot: 'location', value: '湖州', relation: 'updates' },
        { slot: 'location', value: '嘉兴', tense: 'past' },
      ],
    },
    { text: '我姐姐搬去昆明了', cards: [{ slot: 'location', value: '昆明', entity: 'user.sister' }] },
  ],
  counterExamples: [
    '他搬到海边去了',
    '我要是搬到市区就好了',
    '你什么时候搬到苏州？',
    '把桌子搬到楼上',
    '我明年搬到东莞',
    '我下个月就搬到绍兴了',
    '我要搬去佛山',
  ],
  read: (match, frame) => {
    if (RETURN.test(match.raw('value') ?? '') || frame.negative) return null
    const to = take(match, 'location', { relation: 'updates' })
    const from = match.capture('from')
    if (to === null || from === undefined || !isKnownPlace(match.raw('from') ?? '')) return to
    return [to, { slot: 'location', value: from, tense: 'past' }]
  },
})
