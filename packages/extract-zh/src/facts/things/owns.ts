import type { ExtractionRule } from '@recollect/core/extraction'
import { factRule } from '../../text/fact-rule.ts'
import { take } from '../../text/take.ts'
import { POSSESSIONS } from '../../lexicon/things/things.ts'
import { MEASURE, oneOf } from '../../text/patterns.ts'

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

const BUSINESS =
  /(?:开|经营|创办|办)(?:了|着|的是)?(?:一)?(?:家|间|个|所)(?:小|自己的)?(?<value>[\p{Script=Han}]{0,6}?(?:店|馆|厂|公司|超市|诊所|工作室|民宿|餐厅|酒吧|农场|果园|培训班|幼儿园|饭店|厅|坊))(?:了)?$/gu

/** "我开了一家X". */
export const ownsBusiness: ExtractionRule = factRule({
  id: 'zh/owns.business',
  priority: 77,
  confidence: 0.93,
  anchors: ['开了', '开着', '开家', '开一家', '经营', '创办', '办了', '开的是'],
  pattern: BUSINESS,
  elided: 'none',
  event: true,
  examples: [{ text: '我姨妈开了一家花店', cards: [{ slot: 'owns', value: '花店', entity: 'user.aunt' }] }],
  counterExamples: ['他开了一家公司', '楼下新开了一家超市', '我想开一家店'],
  read: (match) => take(match, 'owns'),
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
