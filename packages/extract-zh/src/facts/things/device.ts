import type { ExtractionRule } from '@recollect/core/extraction'
import { FACET, facetOf } from '../../text/device.ts'
import { factRule } from '../../text/fact-rule.ts'
import { take } from '../../text/take.ts'
import { BRANDS, SYSTEMS } from '../../lexicon/things/things.ts'
import { MEASURE, oneOf } from '../../text/patterns.ts'

const KINDS = oneOf(FACET.keys())
const BRAND = oneOf(BRANDS)
const BRANDED = new RegExp(BRAND, 'u')
const SYSTEM = new Set(SYSTEMS)
const IS = new RegExp(
  `(?:[部台支](?=${KINDS}))?(?:新|旧|主力|现在的)?(?<kind>${KINDS})(?:型号|牌子|品牌)?(?:现在|目前|用的|就|已经){0,4}(?:是|:|为)(?:一?${MEASURE})?(?<value>[^,]{1,50}?)(?:的|了|牌|手机|电脑)?$`,
  'gu',
)
const STATE =
  /^(?:不|没|坏|很|太|我|你|他|在|好|被|新|旧|用来|拿来|借|别人|最|我的|公司|刚|什么|静音|满|关|开)/u

/** 昨天买的, 朋友送的, 黑色的: no name of a make. */
const HOW_GOT =
  /(?:买|送|借|换|捡|修|给|配|发|租|寄|订|抽中?|赢)的?$|^(?:昨|今|前天|去年|上[周个月])|^[\p{Script=Han}]{0,2}色的?$/u

/** "我的手机是X". */
export const deviceIs: ExtractionRule = factRule({
  id: 'zh/device.is',
  priority: 90,
  confidence: 0.93,
  anchors: [...FACET.keys()],
  pattern: IS,
  elided: 'speaker',
  examples: [{ text: '我的手机是红米K70', cards: [{ slot: 'device', value: '红米K70', facet: 'phone' }] }],
  counterExamples: [
    '我的手机没电了',
    '你的电脑是什么牌子？',
    '手机是现代人离不开的工具',
    '我手机是昨天买的',
    '我的电脑是朋友送的',
    '我的手机是黑色的',
  ],
  read: (match, frame) => {
    const value = match.raw('value') ?? ''
    const branded = BRANDED.test(value) || /[a-z0-9]/u.test(value)
    if (STATE.test(value) || HOW_GOT.test(value) || (!frame.explicit && !branded)) return null
    return take(match, 'device', { facet: facetOf(match.raw('kind'), value) })
  },
})

const BARE = new RegExp(`(?<kind>${KINDS})(?<value>(?:${BRAND})[^,不没很太坏了]{0,30}?)(?:的)?$`, 'gu')

/** "我手机X", without a verb: only before a known make. */
export const deviceBare: ExtractionRule = factRule({
  id: 'zh/device.bare',
  priority: 80,
  confidence: 0.92,
  anchors: [...FACET.keys()],
  pattern: BARE,
  elided: 'none',
  examples: [{ text: '我手机华为P60', cards: [{ slot: 'device', value: '华为P60', facet: 'phone' }] }],
  counterExamples: ['我手机没电了', '苹果手机很贵'],
  read: (match) => take(match, 'device', { facet: facetOf(match.raw('kind'), match.raw('value') ?? '') }),
})

/** What a thing is used for is no part of its name: 用华为拍照. */
const PURPOSE =
  '(?:来|去)?(?:写|拍|看|听|玩|剪|画|刷|办公|上网|编程|开发|工作|学习|处理|打(?!印)|做|跑|聊|记|直播|付)[^,不没]{0,10}'

const USES = new RegExp(
  `(?:(?:新|刚)入(?:了)?|入了(?=一?${MEASURE})|用着?的?(?:还)?(?:(?<kind>${KINDS}))?(?:是|的是)?|使用|入手|拿的|拿着|买|换)(?:了)?(?:的)?(?:一?${MEASURE})?(?<value>(?:新的?|老款|旧款|国行|二手的?|最新款?的?|公司配的)?(?:${BRAND})[^,不没很太坏了]{0,30}?)(?:的)?(?:手机|电脑)?(?:${PURPOSE})?(?:了)?$`,
  'gu',
)

/** "我用X", with X a known make. */
export const deviceUses: ExtractionRule = factRule({
  id: 'zh/device.uses',
  priority: 82,
  confidence: 0.95,
  anchors: ['用', '入手', '新入', '刚入', '入了', '拿的', '拿着', '买', '换'],
  pattern: USES,
  elided: 'chat',
  examples: [
    { text: '我用的是小米平板', cards: [{ slot: 'device', value: '小米平板' }] },
    {
      text: '我平时用 Surface 画图',
      cards: [{ slot: 'device', value: 'Surface', facet: 'computer' }],
    },
  ],
  counterExamples: ['我想用苹果手机', '他用华为', '怎么用微软的软件？'],
  read: (match) => {
    const value = match.raw('value') ?? ''
    if (SYSTEM.has(value)) return null
    return take(match, 'device', {
      facet: facetOf(match.raw('kind'), value),
      ...(/^(?:换|入手|入了|买)/u.test(match.text) ? { relation: 'updates' as const } : {}),
    })
  },
})

const CHANGED = new RegExp(
  `(?:把|将)?(?:新|旧|主力)?(?<kind>${KINDS})?(?:从[^,]{2,16}?)?(?:已经|刚|刚刚|最近|也|又){0,4}(?:换成|换为|换到|换了|更换为|升级到|升级成|升级为|改用|换用)了?(?:一?${MEASURE})?(?:新的?)?(?<value>[^,]{1,40}?)(?:的?(?:手机|电脑))?(?:了)?$`,
  'gu',
)

/** "手机换成X", "换了X": the new one replaces the old one of its facet. */
export const deviceChanged: ExtractionRule = factRule({
  id: 'zh/device.changed',
  priority: 101,
  confidence: 0.93,
  anchors: ['换成', '换为', '换到', '换了', '更换为', '升级到', '升级成', '升级为', '改用', '换用'],
  pattern: CHANGED,
  elided: 'speaker',
  event: true,
  examples: [
    {
      text: '我的电脑换成联想小新了',
      cards: [{ slot: 'device', value: '联想小新', relation: 'updates', facet: 'computer' }],
    },
  ],
  counterExamples: ['手机换了屏幕', '我想换手机', '时间换成周三'],
  read: (match, frame) => {
    const value = match.raw('value') ?? ''
    const kind = match.raw('kind')
    const branded = BRANDED.test(value)
    if (
      frame.negative ||
      SYSTEM.has(value) ||
      (kind === undefined ? !branded : /屏|电池|壳|膜|号|卡|铃声|壁纸|密码/u.test(value))
    )
      return null
    return take(match, 'device', { relation: 'updates', facet: facetOf(kind, value) })
  },
})

const LACKS = new RegExp(
  `(?:没有|没买|没|不用)(?:一?${MEASURE})?(?<value>(?:智能)?(?:${KINDS}|kindle|ipad|switch|ps5))(?:的)?$`,
  'gu',
)

/** "我没有平板". */
export const deviceLacks: ExtractionRule = factRule({
  id: 'zh/device.lacks',
  priority: 79,
  confidence: 0.93,
  anchors: ['没有', '没', '不用'],
  pattern: LACKS,
  elided: 'none',
  readsNegation: true,
  examples: [{ text: '我没有平板', cards: [{ slot: 'device', value: '平板', polarity: 'negative' }] }],
  counterExamples: ['他没有手机', '你没有电脑吗', '我没带手机'],
  read: (match) => take(match, 'device', { polarity: 'negative' }),
})

const OWNED = new RegExp(
  `有(?:一|两|三|几)?[台部支个](?<value>(?:[旧老新]|二手|闲置|不用)?的?[\\p{Script=Han}a-z\\d ]{0,8}?(?<kind>${oneOf([...FACET.keys()].filter((word) => word.length > 1))}|kindle|ipad|switch|ps5))(?:了|呢)?$`,
  'gu',
)

/** "家里有一台旧笔记本". */
export const deviceOwned: ExtractionRule = factRule({
  id: 'zh/device.owned',
  priority: 79,
  confidence: 0.92,
  anchors: [...[...FACET.keys()].filter((word) => word.length > 1), 'kindle', 'ipad', 'switch', 'ps5'],
  pattern: OWNED,
  elided: 'chat',
  examples: [{ text: '我家里有一台旧平板', cards: [{ slot: 'device', value: '旧平板', facet: 'tablet' }] }],
  counterExamples: ['他有一台旧平板', '你有几台电脑？', '我想有一台新电脑', '办公室有一台打印机'],
  read: (match, frame) =>
    frame.negative ||
    (!frame.explicit && !/家里|手里|手头|手上/u.test(match.before)) ||
    /[想要没]/u.test(match.raw('value') ?? '')
      ? null
      : take(match, 'device', { facet: FACET.get(match.raw('kind') ?? '') }),
})

/** "智能手表我戴的是佳明", "耳机用的索尼". */
export const deviceWorn: ExtractionRule = factRule({
  id: 'zh/device.worn',
  priority: 92,
  confidence: 0.93,
  anchors: ['戴的', '用的'],
  pattern:
    /^[\p{Script=Han}]{0,3}?(?<kind>手表|手环|耳机|相机|平板|显示器|键盘|鼠标|路由器)(?:我|一直|现在|平时)*(?:戴|用)的(?:是|就是|还是)?(?<value>[\p{Script=Han}a-z][\p{Script=Han}a-z\d ]{1,14}?)(?:的)?[了啊呢哈啦呀哦吧嘛哟耶噢喔咯呐]{0,3}$/gu,
  elided: 'chat',
  examples: [{ text: '智能手表我戴的是佳明', cards: [{ slot: 'device', value: '佳明' }] }],
  counterExamples: ['手表他戴的是佳明', '耳机用的什么牌子？', '手表戴的时间长了'],
  read: (match) =>
    /时间|人|时候|久|感觉|什么|少|多/u.test(match.raw('value') ?? '')
      ? null
      : take(match, 'device', { facet: match.raw('kind') }),
})
