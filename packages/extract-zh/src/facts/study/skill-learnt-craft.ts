import type { ExtractionRule } from '@recollect/core/extraction'
import { ownRule } from '../../text/own-rule.ts'
import { take } from '../../text/take.ts'
import { ACTIVITIES } from '../../lexicon/pastimes/actions.ts'
import { CRAFT_PHRASES } from '../../lexicon/study/crafts.ts'
import { oneOf } from '../../text/patterns.ts'

/** Crafts one has learnt or cannot do, by verb and object. */

const CRAFT = oneOf(CRAFT_PHRASES)
const AND = '(?:(?:、|和|跟|与|以及|还有|还会|也会|,还会)'
const CAN = new RegExp(
  `(?:(?<![机社议员学约领体误理])(?:会|识)|(?<=[我也还都])能|懂得?(?:怎么)?|晓得(?:怎么)?|略懂|知道怎么)(?:自己)?(?:点儿?|一点儿?|些|一些|简单的|基本的|简单)?(?<value>${CRAFT}${AND}(?:${CRAFT}|${oneOf(ACTIVITIES)})){0,4})(?:什么的|之类的|等等?|这些)?(?:的|了|哦|啊|呢|哈|呀)?$`,
  'gu',
)

/** "我会修电器和换轮胎", "不会开手动挡". */
export const skillHasCraft: ExtractionRule = ownRule({
  id: 'zh/skill.has-craft',
  priority: 82,
  confidence: 0.85,
  anchors: [...CRAFT_PHRASES, ...ACTIVITIES],
  pattern: CAN,
  elided: 'chat',
  examples: [
    { text: '我会修家电', cards: [{ slot: 'skill', value: '修家电' }] },
    { text: '我不会开手动挡', cards: [{ slot: 'skill', value: '开手动挡', polarity: 'negative' }] },
    {
      text: '我会包粽子和擀面条',
      cards: [
        { slot: 'skill', value: '包粽子' },
        { slot: 'skill', value: '擀面条' },
      ],
    },
  ],
  counterExamples: ['他会修家电', '你会开手动挡吗？', '我周末会做蛋糕', '我会去修电脑', '谁会修表'],
  read: (match, frame) =>
    frame.modifiers.when !== null || /每次|有空|一般|的话|时候|如果/u.test(match.before)
      ? null
      : take(match, 'skill'),
})

const CANNOT = new RegExp(
  `(?:连|一?(?:首|句|个|道|下|根))?(?<value>(?:${CRAFT}|${oneOf(ACTIVITIES)}|煮(?:泡面|面|饭|鸡蛋|粥|速冻饺子)|[饭菜面车歌琴舞棋字拳酒]|煎(?:鸡)?蛋|西红柿炒鸡?蛋|(?<=连)[^,我你您他她它这那]{2,7}?|泡面|五线谱|拼音|代码|自行车|游泳|做饭))(?:我)?(?:都|也|还)(?:还|一直|从来)?(?:不(?:太)?会(?:[弄整搞发转设做开弹拉打下唱写用骑说讲玩煮看跳])?|做不来|[做煮弹唱写打玩画跳开骑学说看](?:不好|不来|不了|不明白|不像样|不利索|不像)|没学会|学不会|不擅长|不在行|不行|看不懂|认不全)(?:的|了|呢)?$`,
  'gu',
)

/** "连泡面都煮不好", "车我也不会开": what one cannot do, before the verb. */
export const skillCannot: ExtractionRule = ownRule({
  id: 'zh/skill.cannot',
  priority: 83,
  confidence: 0.93,
  anchors: [
    '不会',
    '不太会',
    '不来',
    '不好',
    '不了',
    '不明白',
    '不像',
    '不利索',
    '学会',
    '不擅长',
    '不在行',
    '不行',
    '看不懂',
    '认不全',
  ],
  pattern: CANNOT,
  elided: 'chat',
  readsNegation: true,
  event: true,
  examples: [
    { text: '我连煎蛋都做不好', cards: [{ slot: 'skill', value: '煎蛋', polarity: 'negative' }] },
    { text: '自行车我都不会骑', cards: [{ slot: 'skill', value: '自行车', polarity: 'negative' }] },
  ],
  counterExamples: [
    '他连煎蛋都做不好',
    '你饭都不会做吗？',
    '嗓子疼歌都唱不了',
    '这手机字都打不了',
    '泡面也不行',
  ],
  read: (match, frame) => {
    const value = match.raw('value') ?? ''
    if (/不了|不行/u.test(match.text) && !(frame.explicit || /我/u.test(match.text))) return null
    if (/今|昨|现在|最近/u.test(frame.modifiers.when ?? '') || (value === '菜' && /不行/u.test(match.text)))
      return null
    return take(match, 'skill', { polarity: 'negative' })
  },
})

const ONE_HAND =
  /(?<value>(?<verb>[写做烧弹拉唱打画炒讲说吹剪捏调])得?(?:一手|一口)(?:好|漂亮的?|地道的?|流利的?|绝佳的?)?\p{Script=Han}{1,5}?)(?:的|了|呢|哦)?$/gu

/** "写得一手好字", "做得一手地道川菜". */
export const skillOneHand: ExtractionRule = ownRule({
  id: 'zh/skill.one-hand',
  priority: 83,
  confidence: 0.92,
  anchors: ['一手', '一口'],
  pattern: ONE_HAND,
  elided: 'chat',
  event: true,
  examples: [
    {
      text: '我奶奶做得一手好菜',
      cards: [{ slot: 'skill', value: '做得一手好菜', entity: 'user.grandmother' }],
    },
  ],
  counterExamples: ['他写得一手好字', '你做得一手好菜吗', '喝一口水', '吹一口气'],
  read: (match, frame) =>
    frame.negative || !/得|一手/u.test(match.text) || /一手(?:的|资料|房|车|货)/u.test(match.text)
      ? null
      : take(match, 'skill'),
})
