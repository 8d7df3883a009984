import type { ExtractionRule } from '@recollect/core'
import { ownRule } from '../frame/own-rule.ts'
import { isTopic } from '../frame/topic.ts'

const SICK =
  /^(?:但|不过|可|我)*(?:现在|如今|最近)(?:我)?(?:一|只要)?(?:看到|看见|闻到|想到|提到|听到|吃到|看|闻|听)(?<value>[^,我你您他她它这那]{2,8}?)(?:我)?就(?:会|要|想|觉得|直)?(?:腻|吐|反胃|恶心|烦|够|犯恶心|倒胃口)(?:了|得慌|得不行)?$/gu

/** "现在看到奶茶就腻": what was liked is not any more. */
export const tasteSickened: ExtractionRule = ownRule({
  id: 'zh/taste.sickened',
  priority: 98,
  confidence: 0.92,
  anchors: ['腻', '吐', '反胃', '恶心', '就烦', '倒胃口', '就够'],
  pattern: SICK,
  elided: 'chat',
  examples: [
    {
      text: '现在看到奶茶就腻',
      cards: [
        { slot: 'likes', value: '奶茶', relation: 'retracts' },
        { slot: 'dislikes', value: '奶茶' },
      ],
    },
  ],
  counterExamples: ['他现在看到奶茶就腻', '现在看到你就烦', '现在看到奶茶就腻吗？'],
  read: (match) => {
    const value = match.capture('value')
    return value && isTopic(match.raw('value') ?? '')
      ? [
          { slot: 'likes', value, relation: 'retracts' },
          { slot: 'dislikes', value },
        ]
      : null
  },
})
