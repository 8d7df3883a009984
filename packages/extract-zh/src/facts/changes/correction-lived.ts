import { defineRule } from '@recollect/rules'
import type { ExtractionRule } from '@recollect/core/extraction'
import { deniedBeside } from '../../text/mistake.ts'
import { looksLikePlace } from '../../text/places.ts'

const LIVED =
  /^我?(?:现在)?住的(?:地方|城市)?(?:其实|应该)?是(?:在)?(?<value>[^,是不你您他她它我]{1,12}?)(?:了|的|啊|哈|哦)?$/gu

/** "我住的是嘉定，不是青浦", "我没住过青浦，住的是嘉定". */
export const correctionLived: ExtractionRule = defineRule({
  id: 'zh/correction.lived',
  priority: 98,
  confidence: 0.93,
  anchors: ['住的'],
  pattern: LIVED,
  draft(match) {
    const value = match.capture('value')
    const of = deniedBeside(match.clause)
    const isPlace = looksLikePlace(match.raw('value') ?? '')
    return !value || of === undefined || !isPlace
      ? null
      : { slot: 'location', value, relation: 'updates', correction: { of } }
  },
  examples: [
    {
      text: '我住的是嘉定，不是青浦',
      cards: [{ slot: 'location', value: '嘉定', relation: 'updates', corrects: '青浦' }],
    },
    { text: '我没住过青浦，住的是嘉定', cards: [{ slot: 'location', value: '嘉定', corrects: '青浦' }] },
  ],
  counterExamples: [
    '他住的是嘉定，不是青浦',
    '我住的是大房子，不是公寓',
    '你住的是嘉定吗，不是青浦',
    '住的是谁',
  ],
})
