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

/** "会点PS", "驾照考下来了", "我五音不全". */
export const skillPlain: ExtractionRule = factRule({
  id: 'zh/skill.plain',
  priority: 82,
  confidence: 0.93,
  anchors: ['会点', '会一点', '会些', '略懂', '五音不全', '路痴', '手残', '驾照', '驾驶证', '证考', '证拿'],
  pattern:
    /^(?:我|俺|本人)?(?:也|还|就|只)?(?:会点儿?|会一点儿?|会些|略懂|懂点儿?)(?<value>[\p{Script=Han}a-z+#]{2,10}?)[啊呢哈啦呀哦吧嘛哟耶噢喔咯呐]{0,3}$|(?<tone>五音不全|四肢不协调|手残党?|路痴|厨艺一流|厨艺不错)[的了啊呢哈啦呀哦吧嘛哟耶噢喔咯呐]{0,3}$|(?<licence>(?:驾照|驾驶证|教师资格证|教资|会计证|注会|法考|司考|二建|一建|护士证|心理咨询师证?))(?:终于|已经|刚)?(?:考|拿)(?:下来|到手?|出来|过)了$/gu,
  elided: 'chat',
  event: true,
  examples: [
    { text: '会点剪辑', cards: [{ slot: 'skill', value: '剪辑' }] },
    { text: '驾照考下来了', cards: [{ slot: 'skill', value: '驾照' }] },
  ],
  counterExamples: ['他五音不全', '你会点外卖吗？', '会一点点变好', '驾照怎么考？'],
  read: (match) => {
    const value = match.capture('value') ?? match.capture('tone') ?? match.capture('licence')
    return value && !/外卖|菜|一点|变|好/u.test(value.text) ? { slot: 'skill', value } : null
  },
})
