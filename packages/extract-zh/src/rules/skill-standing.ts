import type { ExtractionRule } from '@recollect/core'
import { ownRule } from '../frame/own-rule.ts'
import { take } from '../frame/take.ts'
import { ACTIVITIES, SKILL_VERBS } from '../lexicon/actions.ts'
import { CRAFT_PHRASES, MATTERS as KNOWN } from '../lexicon/crafts.ts'
import { oneOf } from '../patterns.ts'

/** How good one is at something, by a word for the standing. */

const MATTERS = oneOf(KNOWN)
const WHAT = `(?<value>(?:${oneOf([...KNOWN, ...CRAFT_PHRASES, ...ACTIVITIES])}))(?:方面|这块|这方面|技能|技术|水平|功底|基础|这事儿?|这件事|上)?(?:我)?`
const POOR =
  '零分|零基础|零经验|小白|纯小白|白痴|苦手|废柴|废物|渣渣?|菜鸟|菜狗|菜鸡|菜得抠脚|青铜|一窍不通|啥也不懂|不在行|不咋地|拿不出手|三脚猫|二把刀|手残|门外汉|外行|新手|初学者|稀烂|一塌糊涂|灾难|无能|不及格|半吊子|一言难尽|只会皮毛|学渣|惨不忍睹'
const GOOD =
  '拿得出手|不在话下|难不倒我|信手拈来|手到擒来|小菜一碟|得心应手|驾轻就熟|轻车熟路|炉火纯青|满级|专业级|达人|一把好手|老手|高手|好手|行家|内行|没得说|倍儿棒|绝活|一绝|有两下子|有一套|有一手|略懂|略懂皮毛|略知一二|略有研究|颇有心得|过得去|入门了|天赋异禀|无师自通|科班出身|童子功'
const STANDING = new RegExp(
  `${WHAT}(?:(?:是|就是|还是|也是|属于|还|也|都|算|算是|勉强|完全|纯|一直|依然|真的|实在|对我来说)){0,4}(?:一个|个)?(?:(?<poor>${POOR})|(?<good>${GOOD}))(?:水平|选手|一枚|级别)?(?:的|了|啊|呢|哈){0,2}$`,
  'gu',
)

/** "编程零基础", "厨艺拿得出手", "换灯泡难不倒我". */
export const skillStanding: ExtractionRule = ownRule({
  id: 'zh/skill.standing',
  priority: 82,
  confidence: 0.77,
  anchors: [...POOR.replaceAll('?', '').split('|'), ...GOOD.split('|')],
  pattern: STANDING,
  elided: 'chat',
  readsNegation: true,
  examples: [
    { text: '我编程零基础', cards: [{ slot: 'skill', value: '编程', polarity: 'negative' }] },
    { text: '换灯泡难不倒我', cards: [{ slot: 'skill', value: '换灯泡' }] },
  ],
  counterExamples: ['他编程零基础', '编程零基础怎么学？', '你摄影是小白吗', '适合烘焙新手', '理财小白必看'],
  read: (match, frame) => {
    const own = frame.explicit || /我/u.test(match.text) || match.clause.sentence.message.includes('我')
    if (!own || /适合|必看|教程|推荐给/u.test(match.clause.text)) return null
    const poor = (match.raw('poor') !== undefined) !== frame.negative
    return take(match, 'skill', poor ? { polarity: 'negative' } : {})
  },
})

const DOING = `(?:${oneOf([...CRAFT_PHRASES, ...ACTIVITIES, ...SKILL_VERBS.filter((word) => word.length > 1)])}|${MATTERS})`
const STRONG_SUIT = new RegExp(
  `(?:^|,)(?<value>${DOING}(?:、${DOING}|和${DOING}){0,3})(?:一直|从来|从小)?(?<not>不|并不|可不)?(?:是|算是|可是|算|也是|就是|一向是){1,2}(?:我|本人|俺)(?:的)?(?:唯一|最大|最)?(?:的)?(?<what>强项|弱项|弱点|短板|长项|拿手(?:的|好戏|绝活|本事)?|特长|专长|看家本领|绝活|本事|老本行|童子功|拿得出手的(?:本事|技能|东西)?|擅长的(?:事|领域)?|硬伤)(?:了|啦|啊|哦)?$`,
  'gu',
)

/** "擀面条是我的看家本领", "数学一直是我的弱项". */
export const skillStrongSuit: ExtractionRule = ownRule({
  id: 'zh/skill.strong-suit',
  priority: 84,
  confidence: 0.92,
  anchors: [
    '强项',
    '弱项',
    '弱点',
    '短板',
    '长项',
    '拿手',
    '特长',
    '专长',
    '看家本领',
    '绝活',
    '本事',
    '老本行',
    '童子功',
    '拿得出手',
    '擅长',
    '硬伤',
  ],
  pattern: STRONG_SUIT,
  elided: 'speaker',
  ownOnly: true,
  readsNegation: true,
  examples: [
    { text: '包饺子是我的看家本领', cards: [{ slot: 'skill', value: '包饺子' }] },
    { text: '数学一直是我的弱项', cards: [{ slot: 'skill', value: '数学', polarity: 'negative' }] },
  ],
  counterExamples: ['数学是他的弱项', '画画是你的强项吗？', '这是我的强项'],
  read: (match) => {
    const weak = /弱|短|硬伤/u.test(match.raw('what') ?? '') !== (match.raw('not') !== undefined)
    return take(match, 'skill', weak ? { polarity: 'negative' } : {})
  },
})

const TRICK =
  /(?:的)?(?:绝活|看家本领|拿手(?:好)?[菜戏活]|拿手绝活|一技之长|本事|硬技能|技能|独门绝技|唯一的特长|特殊技能|隐藏技能)(?:就|嘛|呢|也就)?(?:是|有|:|包括)(?<value>[^,我你您他她它什哪]{2,14}?)(?:了|啦|吧|啊|哈){0,2}$/gu

/** "我的绝活是口吹小号", "拿手菜是糖醋排骨". */
export const skillTrick: ExtractionRule = ownRule({
  id: 'zh/skill.trick',
  priority: 81,
  confidence: 0.92,
  anchors: ['绝活', '看家本领', '拿手', '一技之长', '本事', '技能', '绝技', '特长'],
  pattern: TRICK,
  elided: 'chat',
  examples: [{ text: '我的拿手菜是糖醋排骨', cards: [{ slot: 'skill', value: '糖醋排骨' }] }],
  counterExamples: ['他的绝活是变脸', '你的拿手菜是什么？', '这个技能是主动技能', '本事是练出来的'],
  read: (match, frame) =>
    frame.negative ||
    !(frame.explicit || /^(?:我|本人)/u.test(match.clause.text)) ||
    /的$/u.test(match.raw('value') ?? '')
      ? null
      : take(match, 'skill'),
})

const HANDED_DOWN = new RegExp(
  `(?<value>${DOING})的?(?:手艺|本事|功夫|本领|技术|活儿?)(?:都|全|就)?是(?:跟|和|从)[^,你您]{1,8}?学的$`,
  'gu',
)

/** "我做饭的手艺是跟我妈学的". */
export const skillHandedDown: ExtractionRule = ownRule({
  id: 'zh/skill.handed-down',
  priority: 82,
  confidence: 0.92,
  anchors: ['学的'],
  pattern: HANDED_DOWN,
  elided: 'chat',
  event: true,
  examples: [{ text: '我做饭的手艺是跟我妈学的', cards: [{ slot: 'skill', value: '做饭' }] }],
  counterExamples: ['他做饭的手艺是跟他妈学的', '你做饭的手艺是跟谁学的？', '这话是跟我妈学的'],
  read: (match, frame) => (frame.negative ? null : take(match, 'skill')),
})
