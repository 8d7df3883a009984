import type { ExtractionRule } from '@recollect/core/extraction'
import { clausesBefore } from '../../text/earlier.ts'
import { factRule } from '../../text/fact-rule.ts'
import { isKnownPlace } from '../../text/places.ts'
import { take } from '../../text/take.ts'
import { CITIES, COUNTRIES, FOREIGN_CITIES } from '../../lexicon/home/places.ts'

/** Where one lives, told by how one fares there, by who lives elsewhere, or by the seasons since. */

const PLACES = [...CITIES, ...COUNTRIES, ...FOREIGN_CITIES]
const AWAY = /旅游|旅行|出差|玩|开会|酒店|民宿|机场|火车站|高铁站|行程|景点/u

const FARES =
  /在(?<value>\p{Script=Han}{2,8}?)(?:这边|那边)?(?:过得|住得|待得)?(?:都|一切|也|还|真的|已经|慢慢){0,2}(?:挺好|很好|蛮好|还好|还行|不错|都好|安好|顺利|习惯|适应|好着呢?|站稳脚跟)(?:的|了|呢){0,2}$/gu

/** "我在苏州挺好的": so one writes home. */
export const locationFares: ExtractionRule = factRule({
  id: 'zh/location.fares',
  priority: 64,
  confidence: 0.93,
  anchors: [
    '好的',
    '挺好',
    '蛮好',
    '很好',
    '还好',
    '好着',
    '安好',
    '还行',
    '不错',
    '都好',
    '切好',
    '顺利',
    '习惯',
    '适应',
    '站稳',
  ],
  pattern: FARES,
  elided: 'none',
  examples: [
    { text: '我在温州过得挺好的', cards: [{ slot: 'location', value: '温州' }] },
    { text: '我妹在悉尼都习惯了', cards: [{ slot: 'location', value: '悉尼', entity: 'user.sister' }] },
  ],
  counterExamples: [
    '他在温州挺好的',
    '你在温州还好吗',
    '我在家挺好的',
    '我在温州旅游挺好的',
    '如果我在温州就好了',
  ],
  read: (match, frame) =>
    frame.negative || AWAY.test(match.clause.sentence.text) || !isKnownPlace(match.raw('value') ?? '')
      ? null
      : take(match, 'location'),
})

const ELSEWHERE =
  /^(?:而|但|现在|目前)?(?:你|他|她|ta|(?:我)?(?:对象|男友|女友|男朋友|女朋友|老公|老婆|爸妈|父母|家人|家|[爸妈哥姐弟妹]|儿子|女儿|孩子))(?:人)?(?:一个人)?在(?<place>\p{Script=Han}{2,6})$/u
const ALSO = /在(?<value>\p{Script=Han}{2,8})$/gu

/** "他在拉萨，我在昆明": two who live apart. */
export const locationApart: ExtractionRule = factRule({
  id: 'zh/location.apart',
  priority: 64,
  confidence: 0.93,
  anchors: ['我在', '人在', '自己在', '个人在', '现在在', '目前在', '还在', '却在'],
  pattern: ALSO,
  elided: 'none',
  ownOnly: true,
  examples: [{ text: '我爸妈在赣州，我在昆明', cards: [{ slot: 'location', value: '昆明' }] }],
  counterExamples: ['我在昆明', '他在拉萨，你在昆明', '他在楼下，我在楼上', '他在北京出差，我在昆明旅游'],
  read: (match, frame) => {
    const place = ELSEWHERE.exec(clausesBefore(match.clause)[0] ?? '')?.groups?.['place'] ?? ''
    return !frame.negative &&
      isKnownPlace(match.raw('value') ?? '') &&
      (isKnownPlace(place) || place === '老家')
      ? take(match, 'location')
      : null
  },
})

const SEASONS =
  /(?:搬来|搬到|来到?|漂在|定居|落户)(?<value>\p{Script=Han}{2,8}?)的?(?:这)?第(?:\d{1,2}|[一二三四五六七八九十]{1,3})个?(?:年头|年|个?月|春天|夏天|秋天|冬天|春节|中秋|生日|雨季|梅雨季|圣诞)(?:了|里)?$/gu

/** "搬来厦门的第二个夏天". */
export const locationSeasons: ExtractionRule = factRule({
  id: 'zh/location.seasons',
  priority: 64,
  confidence: 0.93,
  anchors: PLACES.map((place) => `来${place}`).concat('来到', '搬到', '漂在', '定居', '落户'),
  pattern: SEASONS,
  elided: 'chat',
  event: true,
  examples: [{ text: '搬来厦门的第二个夏天', cards: [{ slot: 'location', value: '厦门' }] }],
  counterExamples: ['他来厦门的第二年', '来厦门的第二天', '来公司的第二年', '你来北京的第几年了？'],
  read: (match, frame) =>
    frame.negative || frame.modifiers.past || !isKnownPlace(match.raw('value') ?? '')
      ? null
      : take(match, 'location', match.text.startsWith('搬') ? { relation: 'updates' } : {}),
})
