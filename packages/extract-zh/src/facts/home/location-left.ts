import type { ExtractionRule } from '@recollect/core/extraction'
import { factRule } from '../../text/fact-rule.ts'
import { isKnownPlace, looksLikePlace } from '../../text/places.ts'
import { take } from '../../text/take.ts'

const ON_THE_WAY = /今[天早晚]|昨|刚|明|上午|下午|早上|晚上/u
const DWELLS_AT =
  /在(?<value>[\p{Script=Han}a-z0-9·]{1,20}?)(?:那边|那儿|那里|这边|这里|这儿)?(?:(?<dwells>居住|定居|生活|常住|住)(?:了|啦)?|(?:了|啦))$/gu

/** "我在X住" and, denied, "我不在X住了": the place is no longer the speaker's. */
export const locationDwellsAt: ExtractionRule = factRule({
  id: 'zh/location.dwells-at',
  priority: 89,
  confidence: 0.92,
  anchors: ['住', '定居', '生活', '不在', '没在', '不再在'],
  pattern: DWELLS_AT,
  examples: [
    { text: '我在无锡住', cards: [{ slot: 'location', value: '无锡' }] },
    { text: '我不在无锡住了', cards: [{ slot: 'location', value: '无锡', relation: 'retracts' }] },
    { text: '我已经不在无锡了', cards: [{ slot: 'location', value: '无锡', relation: 'retracts' }] },
    { text: '我没在惠山区住了', cards: [{ slot: 'location', value: '惠山区', relation: 'retracts' }] },
  ],
  counterExamples: [
    '他不在无锡住了',
    '你还在无锡住吗？',
    '我在酒店住',
    '我在医院住了',
    '我昨天在无锡住',
    '我不在无锡',
  ],
  read: (match, frame) => {
    const value = match.raw('value') ?? ''
    if (/^[\d一二三四五六七八九十]{1,3}[楼层]$/u.test(value)) return null
    const { ceased, when } = frame.modifiers
    if (!frame.explicit && !frame.over) return null
    if (match.raw('dwells') === undefined)
      return ceased && isKnownPlace(value) ? take(match, 'location') : null
    if (!looksLikePlace(value) && !(frame.over && /^[a-z]/u.test(value))) return null
    const passing = ON_THE_WAY.test(when ?? '') || (!frame.over && /了$/u.test(match.text))
    return passing ? null : take(match, 'location')
  },
})

const LEFT =
  /(?:离开了?|从(?=[^,]{2,10}搬(?:走|离)))(?<value>[\p{Script=Han}]{2,10}?)(?:搬[走离])?(?:已经|都|快|有|也){0,3}(?:[\d一二两三四五六七八九十几半好多]{1,4}个?(?:多)?(?:年|月)(?:多)?|很久|好久|多年)?(?:了|啦)$/gu
const TRIP = /出差|旅[游行]|玩|开会|回来|回去|飞机|火车|高铁|路上|机场|车站|度假|[几两三]天/u

/** "我离开X了": a known place, and no trip. */
export const locationLeft: ExtractionRule = factRule({
  id: 'zh/location.left',
  priority: 87,
  confidence: 0.92,
  anchors: ['离开', '搬走', '搬离'],
  pattern: LEFT,
  elided: 'none',
  event: true,
  examples: [
    { text: '我离开兰州了', cards: [{ slot: 'location', value: '兰州', relation: 'retracts' }] },
    { text: '我从兰州搬走了', cards: [{ slot: 'location', value: '兰州', relation: 'retracts' }] },
    { text: '我离开大连三年了', cards: [{ slot: 'location', value: '大连', relation: 'retracts' }] },
  ],
  counterExamples: [
    '他离开兰州了',
    '我今天离开兰州了',
    '我离开兰州了，去西宁出差',
    '我离开公司了',
    '我没离开兰州',
    '他从兰州搬走了',
    '我把书从兰州搬走了',
  ],
  read: (match, frame) => {
    const passing = ON_THE_WAY.test(frame.modifiers.when ?? '') || TRIP.test(match.clause.sentence.text)
    if (frame.negative || passing || !isKnownPlace(match.raw('value') ?? '')) return null
    return take(match, 'location', { relation: 'retracts' })
  },
})
