import type { ExtractionRule } from '@recollect/core/extraction'
import { ownRule } from '../../text/own-rule.ts'
import { take } from '../../text/take.ts'
import { COOLED, LEFT_COLD, LIKED } from '../../lexicon/tastes/tastes.ts'
import { oneOf } from '../../text/patterns.ts'

const MODS =
  '(?:有(?:很大|极大|强烈|深深|天然|本能)的|有一种(?:说不出的|莫名的?|天然的|天生的)?|还是|感到|感觉|觉得|有一点|有点儿?|也?有些|产生了|越来越|一直|从来|真的|实在|完全|其实|特别|非常|超级?|最|很|可|都|也|就|已经|早就?|彻底|有点|有些|挺|蛮|十分|比较|是|总是?|还是|天生|从小就?|一向|向来|倒是|这方面|这类|现在|渐渐|慢慢){0,4}'
const DREAD =
  '有恐惧感?|有(?:心理|童年)?阴影|有恐惧症|恐惧|害怕|怕得不行|怕得要死|怕得要命|怕得很|怕的要死|怕极了|产生了?(?:心理)?阴影|心理阴影很大|怵|发怵|犯怵'
const KEEN =
  '感兴趣|有兴趣|很有兴趣|有点兴趣|有浓厚的?兴趣|兴趣很大|兴趣浓厚|充满兴趣|充满热情|充满好奇|很好奇|有执念|有瘾|颇有兴趣|产生了?兴趣|来了兴趣'
const TOWARD = new RegExp(
  `对(?!于|方|面|了|着|此|不|劲|味|象|手|齐|比|决|付|外|内|头)(?<value>(?:[^,我你您他她]|(?<=吉)他){1,16}?)${MODS}(?:(?<over>${oneOf(COOLED)})|(?<cold>${oneOf(LEFT_COLD)})(?<changed>了)?|(?<warm>${oneOf(LIKED)}|${KEEN})|(?<dread>${DREAD}))[的啊呢哈啦呀哦吧嘛哟耶噢喔咯呐]{0,3}$`,
  'gu',
)
const NO_VALUE =
  /^(?:这|那|此|其|什么|啥|谁|哪|它|自己|别人|人家|大家|所有|一切|任何|各种|整个|犹豫|(?:生活|人生|未来|世界)$|工作$|生活$|未来)|的时候|来说$|而言$/u

/** "对恐怖片无感", "我对猫毫无抵抗力". */
export const tasteToward: ExtractionRule = ownRule({
  id: 'zh/taste.toward',
  priority: 88,
  confidence: 0.96,
  anchors: [
    ...COOLED,
    ...LEFT_COLD,
    ...LIKED,
    ...KEEN.replaceAll('?', '').split('|'),
    '兴趣',
    '阴影',
    '恐惧',
    '怕',
    '怵',
  ],
  pattern: TOWARD,
  elided: 'chat',
  readsNegation: true,
  examples: [
    { text: '我对相声完全无感', cards: [{ slot: 'dislikes', value: '相声' }] },
    { text: '我对奶茶毫无抵抗力', cards: [{ slot: 'likes', value: '奶茶' }] },
    { text: '我对综艺没感觉了', cards: [{ slot: 'likes', value: '综艺', relation: 'retracts' }] },
    { text: '我对水有心理阴影', cards: [{ slot: 'fear', value: '水' }] },
  ],
  counterExamples: ['他对相声无感', '我对你没兴趣', '我对这个没感觉', '你对什么感兴趣？', '对他反感的人很多'],
  read: (match, frame) => {
    if (NO_VALUE.test(match.raw('value') ?? '') || frame.modifiers.twiceDenied) return null
    if (match.raw('over') !== undefined || match.raw('changed') !== undefined || frame.modifiers.ceased)
      return take(match, 'likes', { relation: 'retracts' })
    if (match.raw('dread') !== undefined) return frame.negative ? null : take(match, 'fear')
    const cold = match.raw('cold') !== undefined
    if (cold) return frame.negative ? null : take(match, 'dislikes')
    return take(match, frame.negative ? 'dislikes' : 'likes')
  },
})

const DISGUSTS =
  '想吐|吐|反胃|恶心|犯恶心|倒胃口|难受|心烦|来气|火大|冒火|头大|头疼|想死|想跑|想逃|皱眉|烦|烦躁|没胃口|窒息|崩溃'
const TRIGGER = new RegExp(
  `(?:一|只要一?)?(?:看到|看见|见到|见着|见|遇到|碰到|听到|听见|闻到|闻见|吃到|想到|摸到|看|听|闻|吃|喝|提到)(?:到)?(?<value>(?:[^,我你他她这那]|(?<=吉)他){1,10}?)(?:的味儿?|的味道|味儿?|的声音)?(?:我)?(?:就|都会|会|总是|总会)(?:会|要|直|开始|忍不住|觉得|感到){0,2}(?:${DISGUSTS})[的了啊呢哈啦呀哦吧嘛哟耶噢喔咯呐]{0,3}$`,
  'gu',
)

/** "闻到榴莲味儿就想吐". */
export const tasteDisgusts: ExtractionRule = ownRule({
  id: 'zh/taste.disgusts',
  priority: 84,
  confidence: 0.93,
  anchors: DISGUSTS.split('|'),
  pattern: TRIGGER,
  elided: 'speaker',
  examples: [{ text: '闻到榴莲味儿就想吐', cards: [{ slot: 'dislikes', value: '榴莲' }] }],
  counterExamples: ['他闻到榴莲就想吐', '看到你就烦', '怀孕后闻到什么都想吐吗？', '看到新闻就难受'],
  read: (match, frame) =>
    frame.negative ||
    (match.raw('value') ?? '').length < 2 ||
    /新闻|消息|东西|照片|视频|什么|事$|明天|今天|要|会|自己/u.test(match.raw('value') ?? '')
      ? null
      : take(match, 'dislikes'),
})
