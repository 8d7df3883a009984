import type { ExtractionRule } from '@recollect/core/extraction'
import { factRule } from '../../text/fact-rule.ts'
import { take } from '../../text/take.ts'
import { PETS } from '../../lexicon/things/things.ts'
import { COUNTED, oneOf } from '../../text/patterns.ts'

const BREEDS =
  '布偶|英短|美短|狸花|三花|奶牛|金毛|拉布拉多|泰迪|比熊|柯基|柴犬|边牧|哈士奇|二哈|阿拉斯加|萨摩耶|萨摩|博美|吉娃娃|贵宾|雪纳瑞|法斗|田园犬|缅因'

/** "家里两只布偶", "领养了一只流浪狗". */
export const petAtHome: ExtractionRule = factRule({
  id: 'zh/pet.at-home',
  priority: 101,
  confidence: 0.94,
  anchors: ['家里', '屋里', '家有', '家也', '家还', '家养', '家是', '领养', '收养', '捡了'],
  pattern: new RegExp(
    `(?:我?(?:们)?(?:家里?|屋里)(?:还|也|就)?(?:有|养着?|养了|是)?|(?:领养|收养|捡)了)(?:${COUNTED}|一)(?<value>(?:(?![有养没想一两])\\p{Script=Han}){0,3}?(?:${BREEDS}|${oneOf(PETS)}))(?:[和、]?(?:${COUNTED}|一)(?<second>(?:${BREEDS}|${oneOf(PETS)})))?(?:要养|陪我?|作伴|做伴|呢|哦|啊|了)?$`,
    'gu',
  ),
  elided: 'chat',
  event: true,
  examples: [
    { text: '家里两只布偶', cards: [{ slot: 'pet', value: '布偶' }] },
    {
      text: '家里一猫一狗',
      cards: [
        { slot: 'pet', value: '猫' },
        { slot: 'pet', value: '狗' },
      ],
    },
    { text: '领养了一只流浪狗', cards: [{ slot: 'pet', value: '流浪狗' }] },
  ],
  counterExamples: ['他家里两只猫', '他领养了一只狗', '邻居家有条狗', '想领养一只猫'],
  read: (match, frame) => {
    const first = take(match, 'pet')
    if (frame.negative || first === null) return null
    const second = match.capture('second')
    return second === undefined ? first : [first, { slot: 'pet', value: second }]
  },
})
