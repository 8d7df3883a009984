import type { ExtractionRule } from '@recollect/core'
import { PEOPLE_WORDS } from '../frame/kin.ts'
import { takeModifiers } from '../frame/modifiers.ts'
import { ownRule } from '../frame/own-rule.ts'
import { isTopic } from '../frame/topic.ts'
import { take } from '../frame/take.ts'

const UNEASY =
  '难受|不舒服|浑身不(?:舒服|自在|得劲)|浑身难受|不得劲|心痒|手痒|嘴痒|没精神|不自在|想得慌|馋得慌|馋|不踏实|睡不着|抓心挠肝'
const SPAN = '[一两三半几]个?(?:天|周|星期|礼拜|月|顿)'
const CANNOT_DO_WITHOUT = new RegExp(
  `^(?<value>[^,我你您他她它]{1,8}?)(?:这玩意儿?|这东西|这种东西|这个)?我(?:要是)?(?:${SPAN}不(?:吃|喝|玩|打|看|撸|听|摸|跑|练|刷)就(?:会|觉得|感觉|全身)?(?:${UNEASY})|(?:能|可以)(?:连着?|天天|顿顿)(?:吃|喝|看|听|玩)(?:上)?(?:一|两|三|半)个?(?:天|周|星期|礼拜|月|年|辈子)|(?:能|可以)(?:连着?|天天|顿顿)(?:吃|喝))[了的啊呢哈啦]{0,2}$`,
  'gu',
)

/** "火锅我一个礼拜不吃就想得慌", "麻辣烫我能连吃一个礼拜". */
export const tasteCannotDoWithout: ExtractionRule = ownRule({
  id: 'zh/taste.cannot-do-without',
  priority: 87,
  confidence: 0.92,
  anchors: [
    ...['吃', '喝', '玩', '打', '看', '撸', '听', '摸', '跑', '练', '刷'].map((verb) => `不${verb}就`),
    '连吃',
    '连喝',
    '连着',
    '天天',
    '顿顿',
  ],
  pattern: CANNOT_DO_WITHOUT,
  elided: 'speaker',
  readsNegation: true,
  examples: [{ text: '螺蛳粉我三天不吃就馋得慌', cards: [{ slot: 'likes', value: '螺蛳粉' }] }],
  counterExamples: ['螺蛳粉他三天不吃就馋', '饭我一天不吃就难受', '这个我能天天吃'],
  read: (match) =>
    isTopic(match.raw('value') ?? '') && !/饭|药|觉|水$/u.test(match.raw('value') ?? '')
      ? take(match, 'likes')
      : null,
})

const CANNOT_EAT =
  /^(?:但是?|不过|可是|因为)?我(?:这边)?(?:现在|从小|一直)?(?:一点儿?|一口)?(?<value>[^,我你您他她它一不没]{1,5}?)(?:的)?(?:一点儿?|完全|根本|真的|实在)?(?:都|也)?(?:是)?(?:吃不了|喝不了|吃不来|吃不惯|喝不惯|喝不来|闻不了|不能吃|不能喝|不能碰|碰不得|吃不得|不太行)[了的啊呢哈啦]{0,2}$/gu
const NO_FOOD = new RegExp(
  `^(?:${PEOPLE_WORDS}|实在|真的|现在|今天|晚上|早上|最近|其实|可能|什么|啥|自己|确实|根本|是|都|也|还|就|平时|身体|胃|牙|嗓子|这几天|这两天|已经|时|暂时)|饭|东西|药$`,
  'u',
)

/** "我生的吃不了": what it is stands between 我 and the verb. */
export const tasteCannotEat: ExtractionRule = ownRule({
  id: 'zh/taste.cannot-eat',
  priority: 74,
  confidence: 0.92,
  anchors: ['吃不', '喝不', '闻不', '不能吃', '不能喝', '不能碰', '碰不得', '不太行'],
  pattern: CANNOT_EAT,
  elided: 'speaker',
  readsNegation: true,
  examples: [
    { text: '别订生鱼片，我生的吃不了', cards: [{ slot: 'dislikes', value: '生', polarity: 'negative' }] },
  ],
  counterExamples: ['他生的吃不了', '我今天吃不了', '我实在吃不了了', '我现在什么都吃不了'],
  read: (match) => {
    const value = match.raw('value') ?? ''
    return NO_FOOD.test(value) || takeModifiers(value).rest !== value || !isTopic(`${value}儿`)
      ? null
      : take(match, 'dislikes')
  },
})

const GREW_UP =
  /(?:从小|小时候|我们这代人?|我)?(?:都|是|就)?(?:从小)?(?:听|看|读|玩|吃)(?:着)?(?<value>[^,我你您他她它]{2,10}?)(?:的[歌书剧戏片曲]|的?(?:电影|小说|漫画|动画|音乐|相声))?长大的?[了啊呢哈]{0,2}$/gu

/** "我是听着邓丽君长大的". */
export const likesGrewUpWith: ExtractionRule = ownRule({
  id: 'zh/likes.grew-up-with',
  priority: 76,
  confidence: 0.92,
  anchors: ['长大'],
  pattern: GREW_UP,
  elided: 'speaker',
  event: true,
  examples: [{ text: '我是听着邓丽君的歌长大的', cards: [{ slot: 'likes', value: '邓丽君' }] }],
  counterExamples: ['他是听着邓丽君长大的', '看着孩子长大', '我看着他长大的', '吃苦长大的'],
  read: (match, frame) =>
    frame.negative || /^(?:孩子|儿子|女儿|苦|百家饭|你|弟|妹|侄)|[孩娃]/u.test(match.raw('value') ?? '')
      ? null
      : take(match, 'likes'),
})
