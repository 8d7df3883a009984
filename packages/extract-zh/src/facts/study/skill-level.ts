import type { ExtractionRule } from '@recollect/core/extraction'
import { factRule } from '../../text/fact-rule.ts'
import { take } from '../../text/take.ts'
import { ACTIVITIES, SKILL_VERBS } from '../../lexicon/pastimes/actions.ts'
import { oneOf } from '../../text/patterns.ts'

const DEGREE = '(?:很|还|也|挺|特别|非常|超级?|真|贼|蛮|相当|老|不太?|很不|一般|极|最|比较|有点|算是?){0,2}'

const DONE_WELL = new RegExp(
  `(?<value>(?:${oneOf([...ACTIVITIES, ...SKILL_VERBS.filter((word) => word.length > 1)])}|(?:毛笔|钢笔|粉笔)?字|[^我你他她它这那,\\s]{2,4}?))(?:我)?(?<verb>[\\p{Script=Han}])得${DEGREE}(?<how>好|不错|溜|棒|厉害|可以|行|烂|差|一般|快|慢|6|666|像样|专业)(?:的|了|吧|啊){0,2}$`,
  'gu',
)
const PLAYED = /[打踢弹拉吹唱跳画写做烧炒烤游滑骑开玩下练用说讲拍剪修织种养]/u

/** "篮球我打得不错", "我字写得很差". */
export const skillDoneWell: ExtractionRule = factRule({
  id: 'zh/skill.done-well',
  priority: 80,
  confidence: 0.93,
  anchors: ['得'],
  pattern: DONE_WELL,
  elided: 'speaker',
  readsNegation: true,
  event: true,
  examples: [
    { text: '篮球我打得不错', cards: [{ slot: 'skill', value: '篮球' }] },
    { text: '我毛笔字写得很好', cards: [{ slot: 'skill', value: '毛笔字' }] },
    { text: '我象棋下得很烂', cards: [{ slot: 'skill', value: '象棋', polarity: 'negative' }] },
  ],
  counterExamples: ['他篮球打得不错', '你字写得真好', '这歌唱得真好', '我们玩得很好'],
  read: (match, frame) => {
    const value = match.raw('value') ?? ''
    const mine = frame.explicit || /^[^我]{2,5}我\p{Script=Han}得/u.test(match.text)
    if (
      !mine ||
      !PLAYED.test(match.raw('verb') ?? '') ||
      /[这那你他她它我们]|今天|昨天|刚才|时候|觉得|感觉/u.test(value)
    )
      return null
    const poor = /烂|差|不太?好|不行|不怎么/u.test(match.text)
    return take(match, 'skill', poor ? { polarity: 'negative' } : {})
  },
})
