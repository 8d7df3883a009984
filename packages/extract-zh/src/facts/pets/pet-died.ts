import type { ExtractionRule } from '@recollect/core/extraction'
import { factRule } from '../../text/fact-rule.ts'
import { PETS } from '../../lexicon/things/things.ts'
import { oneOf } from '../../text/patterns.ts'

const DIED = new RegExp(
  `(?:养了?(?:多年|好几年|[\\d一二两三四五六七八九十几]+年)?的)?(?:那[只条]|[小老])?(?<value>${oneOf(PETS)})(?:(?!差|险|没|快|要|会|不)\\p{Script=Han}{2,3})??(?:已经|昨[天晚]|今[天早]|前天|刚刚?|上周|上个月|去年|前年|最近|也|都|不幸|因病|突然){0,3}(?<event>去世|过世|离世|病逝|死|去了?喵星|去了?汪星|被送人|送人)(?:掉)?(?:了|啦)$`,
  'gu',
)

/** "我的狗死了": it is kept no more. */
export const petDied: ExtractionRule = factRule({
  id: 'zh/pet.died',
  priority: 87,
  confidence: 0.93,
  anchors: ['去世', '过世', '离世', '病逝', '死', '喵星', '汪星', '送人'],
  pattern: DIED,
  elided: 'none',
  event: true,
  examples: [
    {
      text: '我的狗死了',
      cards: [
        { slot: 'pet', value: '狗', relation: 'retracts' },
        { slot: 'event_death', value: '死', entity: 'user.pet' },
      ],
    },
    { text: '我家的兔子去年去世了', cards: [{ slot: 'pet', value: '兔子', relation: 'retracts' }] },
  ],
  counterExamples: [
    '他的狗死了',
    '我的狗差点死了',
    '要是我的狗死了',
    '我的狗死了吗？',
    '我想我的狗死了也没关系',
  ],
  read: (match, frame) => {
    const value = match.capture('value')
    const event = match.capture('event')
    if (!value || !event || frame.negative || frame.entity !== 'user') return null
    const gone = { slot: 'pet', value, relation: 'retracts' as const }
    return event.text.includes('送人')
      ? gone
      : [gone, { entity: 'user.pet', slot: 'event_death', value: event }]
  },
})
