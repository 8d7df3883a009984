import { byName } from '@recollect/core/plugin'
import { defineRule } from '@recollect/rules'
import type { Names } from '@recollect/core/plugin'
import type { ExtractionRule } from '@recollect/core/extraction'
import { clausesBefore } from '../../text/earlier.ts'
import { ownRule } from '../../text/own-rule.ts'
import { isTopic } from '../../text/topic.ts'

/** Likes that are over because one has had enough. */

const SPENT =
  /^(?:但|不过|可)?(?<value>[^,我你您他她它这那]{2,8}?)(?:我)?(?:现在|如今|已经|真的|是|彻底){1,3}(?:一口|一点儿?|半点|看|闻|碰)(?:都|也)(?:不想|不愿意?)(?:再)?(?:碰|吃|喝|看|闻|沾)了$/gu

/** "小龙虾现在一口都不想碰了". */
export const tasteSpent: ExtractionRule = ownRule({
  id: 'zh/taste.spent',
  priority: 98,
  confidence: 0.92,
  anchors: ['不想', '不愿'],
  pattern: SPENT,
  elided: 'chat',
  readsNegation: true,
  examples: [
    { text: '螺蛳粉现在一口都不想碰了', cards: [{ slot: 'likes', value: '螺蛳粉', relation: 'retracts' }] },
  ],
  counterExamples: [
    '他螺蛳粉现在一口都不想碰了',
    '饭现在一口都不想吃了',
    '螺蛳粉现在不想吃',
    '手机现在不想玩了',
    '咖啡现在不想喝了',
    '游戏现在一点都不想玩了',
  ],
  read: (match) => {
    const value = match.capture('value')
    const fits =
      value && isTopic(match.raw('value') ?? '') && !/^(?:午饭|晚饭|早饭|东西|药)$/u.test(value.text)
    return fits ? { slot: 'likes', value, relation: 'retracts' } : null
  },
})

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

const RATHER = /^(?:而)?(?:其实)?是(?<value>[^,我你您他她它这那不]{1,10}?)(?:啦|呀|哦|的)?$/gu
const NOT_LIKED =
  /^(?:其实|更正一下|说错了)?我(?:最|更|真正|真的)?(?<taste>喜欢|爱|讨厌|不喜欢|怕)(?:吃|喝|看|听|玩)?的(?:其实|并|可)?不是[^,]{1,10}$/u
const TASTES: Names<string> = byName({
  喜欢: 'likes',
  爱: 'likes',
  讨厌: 'dislikes',
  不喜欢: 'dislikes',
  怕: 'fear',
})

/** "我喜欢的不是猫，是狗". */
export const tasteRather: ExtractionRule = defineRule({
  id: 'zh/taste.rather',
  priority: 99,
  confidence: 0.93,
  anchors: ['是'],
  pattern: RATHER,
  draft: (match) => {
    const value = match.capture('value')
    const [near = ''] = clausesBefore(match.clause)
    const slot = TASTES[NOT_LIKED.exec(near)?.groups?.['taste'] ?? '']
    return slot !== undefined && value ? { slot, value } : null
  },
  examples: [{ text: '我喜欢的不是猫，是狗', cards: [{ slot: 'likes', value: '狗' }] }],
  counterExamples: ['他喜欢的不是猫，是狗', '我喜欢的不是猫，是你', '我要的不是猫，是狗'],
})
