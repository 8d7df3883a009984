import type { ExtractionRule } from '@recollect/core/extraction'
import { factRule } from '../../text/fact-rule.ts'
import { take } from '../../text/take.ts'
import { POSSESSIONS } from '../../lexicon/things/things.ts'
import { MEASURE, oneOf, COUNTED } from '../../text/patterns.ts'

const HAS = new RegExp(
  `有(?:着|了)?(?:自己的)?(?:一|两|二|三|四|五|六|七|八|九|十|几|好几|\\d{1,3}|很多|好多|许多|不少)?(?:${MEASURE}|亩)?(?<value>[\\p{Script=Han}a-z0-9]{0,10}?(?:${oneOf(POSSESSIONS)}))(?:和(?:[一二两三四五几\\d]{1,2})?${MEASURE}?[\\p{Script=Han}]{1,6})?[的了啊呢哈啦呀哦吧嘛哟耶噢喔咯呐]{0,3}$`,
  'gu',
)

/** "我有一把X", X a thing one owns. */
export const ownsHas: ExtractionRule = factRule({
  id: 'zh/owns.has',
  priority: 74,
  confidence: 0.93,
  anchors: POSSESSIONS,
  pattern: HAS,
  elided: 'none',
  examples: [
    { text: '我有两套房子', cards: [{ slot: 'owns', value: '房子' }] },
    { text: '我没有存款', cards: [{ slot: 'owns', value: '存款', polarity: 'negative' }] },
  ],
  counterExamples: ['他有一架钢琴', '你有房子吗', '我有一家喜欢的店', '我有事去公司'],
  read: (match, frame) =>
    /喜欢|去|想|事|(?<![小大旧老新])的(?:公司|工厂|.{0,2}[店馆厅吧室])$|要|没|有|国际|余地|心地|工地|外地|本地|场地|见地|目的地|田地|油田|红包|钱包|面包|疑/u.test(
      match.raw('value') ?? '',
    ) || frame.lead.length > 6
      ? null
      : take(match, 'owns'),
})

const BOUGHT =
  /(?:买|入手|置办|继承|拥有|供着?|贷款买)了?(?:一)?(?:套|栋|间|处|个|块)(?<value>[\p{Script=Han}]{0,8}?(?:房子?|公寓|别墅|商铺|铺面|门面|学区房|车位|院子|地))(?:了)?$/gu

/** "我买了一套二手房": what was bought is owned. */
export const ownsBought: ExtractionRule = factRule({
  id: 'zh/owns.bought',
  priority: 76,
  confidence: 0.93,
  anchors: ['房', '公寓', '别墅', '商铺', '铺面', '门面', '车位', '院子', '地'],
  pattern: BOUGHT,
  elided: 'none',
  event: true,
  examples: [{ text: '我去年买了套学区房', cards: [{ slot: 'owns', value: '学区房' }] }],
  counterExamples: ['他买了套房', '我想买套房', '我没买房子', '你买了房子吗'],
  read: (match, frame) => (frame.negative || !/了|着|拥有/u.test(match.text) ? null : take(match, 'owns')),
})

const PROPERTY =
  '房子?|公寓|别墅|商铺|铺子|铺面|店|店铺|饭店|餐馆|厂|公司|股票|基金|吉他|钢琴|琴|相机|游戏机|switch|ps5|ps4|显卡|手办|乐高|地|院子|老宅|车位'
const SOLD = new RegExp(
  `(?:把|将)?(?:的)?(?<value>(?:老家(?:的)?|城里(?:的)?|家里(?:的)?)?(?:那[套间栋家台把架个辆]|这[套间栋家台把架个辆])?(?:老|旧|二手)?(?:${PROPERTY}))(?:去年|今年|前年|上个?月|上周|最近|已经|早就?|都|也|给|终于|前阵子){0,3}(?:卖|转|盘|处理|变卖|抛|清仓|倒闭|关)(?:掉|出去|给[^,]{1,6})?(?:了)$`,
  'gu',
)

/** "我老家那套房子去年卖掉了". */
export const ownsSold: ExtractionRule = factRule({
  id: 'zh/owns.sold',
  priority: 78,
  confidence: 0.93,
  anchors: ['卖', '转', '盘', '处理', '抛', '清仓', '倒闭', '关'],
  pattern: SOLD,
  elided: 'none',
  event: true,
  examples: [
    { text: '我那台相机上个月卖了', cards: [{ slot: 'owns', value: '那台相机', relation: 'retracts' }] },
  ],
  counterExamples: ['他房子卖了', '我想把房子卖了', '我没把琴卖了', '你房子卖了吗'],
  read: (match, frame) => (frame.negative ? null : take(match, 'owns', { relation: 'retracts' })),
})

const GOODS =
  '房子?|商铺|门面|车库|别墅|公寓|钢琴|古筝|缝纫机|望远镜|天文望远镜|跑步机|投影仪?|游艇|果园|鱼塘|茶园|农场|地|宅基地|茶山|菜地|果林|股票|基金|手办|黑胶|邮票|字画|古董|模型|乐高|球鞋|包包|手表|烤箱|咖啡机|洗碗机|扫地机器人|按摩椅|鱼缸|书架|3d打印机'

/** "名下有套房", "家里有台老式缝纫机", "收藏了几百个手办". */
export const ownsAtHome: ExtractionRule = factRule({
  id: 'zh/owns.at-home',
  priority: 74,
  confidence: 0.94,
  anchors: ['名下', '家里有', '家有', '收藏了', '攒了', '收集了', '老家有'],
  pattern: new RegExp(
    `(?:名下(?=[一二两三四五六七八九十\\d]{1,2}[套栋间处辆])|(?:名下|我?家里?|老家|手里|手头)(?:还|就|只)?有)(?:${COUNTED})?(?<value>(?:[\\d一二两三四五六七八九十几]{1,3}亩)?(?:老式|二手|进口|自建|小|大|旧|新)?(?:${GOODS}))[了啊呢哈啦呀哦吧嘛哟耶噢喔咯呐]{0,3}$|(?:收藏|攒|收集)了(?:很多|不少|好多|一堆|一柜子|一屋子|[几两][十百千]多?[${MEASURE.slice(3, -1).replaceAll('|', '')}]?|[\\d一二两三四五六七八九十百千]{1,4}多?${MEASURE})(?:的)?(?<kept>\\p{Script=Han}{2,8})(?:了)?$`,
    'gu',
  ),
  elided: 'chat',
  event: true,
  examples: [
    { text: '我名下有套房', cards: [{ slot: 'owns', value: '房' }] },
    { text: '收藏了几百个手办', cards: [{ slot: 'owns', value: '手办' }] },
  ],
  counterExamples: ['他名下有套房', '收藏了这条微博', '家里有事', '谁家里有钢琴？'],
  read: (match, frame) => {
    if (frame.negative) return null
    const kept = match.capture('kept')
    if (kept !== undefined)
      return frame.explicit || match.clause.index === 0 ? { slot: 'owns', value: kept } : null
    return take(match, 'owns')
  },
})
