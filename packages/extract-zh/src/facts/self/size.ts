import type { ExtractionRule, RuleMatch } from '@recollect/core/extraction'
import { ACQUAINTANCES } from '../../text/acquaintances.ts'
import { factRule } from '../../text/fact-rule.ts'
import { WORN } from '../../lexicon/things/surroundings.ts'
import { oneOf } from '../../text/patterns.ts'

const FACETS = new Map(
  Object.entries(WORN).flatMap(([facet, words]) => words.map((word) => [word, facet] as const)),
)
const GARMENT = oneOf(FACETS.keys())
const SIZE =
  '(?:(?:欧码?|美码?|英码?|日码|国际码|us|eu|uk|cn|jp) ?)?(?:\\d{1,3}(?:\\.5|\\/\\d{2,3}[abc]?)?[abcdefg]?(?:半)?(?:码|号)?|(?:[x]{0,4}[sl]|\\d?x{1,4}l|m|均)(?:码|号)?|[大中小加]{1,2}[码号]|[三四五][十]?[一二三四五六七八九]?(?:码|号)|[一二三四五六七八九十]{1,3}[码号])'
const NOW = '(?:现在|目前|已经|一般|平时|通常|都|要|得|是|就|只能|能)?'
const FRESH = '(?<fresh>现在|已经|[变换改]成?了?)?'

const SAID = new RegExp(
  `(?:的)?(?:(?<thing>${GARMENT})(?:的)?(?:码数?|尺码|尺寸|大小|号数?|号码|size)|(?<bare>尺码|码数))(?:一般|通常|都)?${FRESH}(?:是|为|:|穿)?(?<value>${SIZE})(?:的|了|左右)?$`,
  'gu',
)
const WEARS = new RegExp(
  `(?:的)?(?:(?<front>${GARMENT})(?:都|一般|通常|的话|我){0,2})?${NOW}(?:穿|戴|带|套)(?:的是|的|得下|得了)?(?<value>${SIZE})(?:的?(?<thing>${GARMENT})|的)?(?:了|啦|左右|的)?$`,
  'gu',
)
const HAS_SIZE = new RegExp(
  `(?:的)?(?<thing>${GARMENT}|脚)(?:是|要|得要|选)?(?<value>\\d{2}(?:\\.5)?码半?|[x]{0,4}[sl]码|m码|\\d{1,2}号|\\d{2}[a-g])(?:的)?$`,
  'gu',
)

const size = (match: RuleMatch) => {
  const value = match.capture('value')
  const thing = match.raw('thing') ?? match.raw('front')
  if (value === undefined) return null
  const digits = /^(?:3[3-9]|4[0-9])(?:\.5)?[码号]?半?$/u.test(match.raw('value') ?? '')
  const worn = /戴|带/u.test(match.text) ? undefined : '衣服'
  const facet =
    thing === '脚' ||
    (thing === undefined && match.raw('bare') === undefined && digits && /码/u.test(value.text))
      ? '鞋'
      : (FACETS.get(thing ?? '') ?? worn)
  if (facet === undefined) return null
  return {
    slot: 'size',
    value,
    facet,
    ...(match.raw('fresh') === undefined ? {} : { relation: 'updates' as const }),
  }
}

/** "我鞋码42", "我的戒指尺寸是12号". */
export const sizeSaid: ExtractionRule = factRule({
  id: 'zh/size.said',
  priority: 104,
  confidence: 0.95,
  anchors: ['码', '尺寸', '号数', '号码', '大小', 'size'],
  pattern: SAID,
  elided: 'chat',
  examples: [
    { text: '我鞋码38', cards: [{ slot: 'size', value: '38', facet: '鞋' }] },
    {
      text: '我老公的衬衫尺码是XL',
      cards: [{ slot: 'size', value: 'XL', facet: '衬衫', entity: 'user.husband' }],
    },
  ],
  counterExamples: ['这双鞋尺码偏小', '你鞋码多少', '他的鞋码是42', '号码是13800001111', '店里鞋码都是42'],
  read: (match, frame) => (frame.negative || ACQUAINTANCES.has(frame.entity) ? null : size(match)),
})

/** "衣服穿L", "我穿38码的鞋", "我戴7号戒指". */
export const sizeWears: ExtractionRule = factRule({
  id: 'zh/size.wears',
  priority: 104,
  confidence: 0.94,
  anchors: ['穿', '戴', '套'],
  pattern: WEARS,
  elided: 'chat',
  examples: [
    { text: '我裤子穿29', cards: [{ slot: 'size', value: '29', facet: '裤子' }] },
    { text: '我穿37码的鞋', cards: [{ slot: 'size', value: '37码', facet: '鞋' }] },
  ],
  counterExamples: ['他穿42码的鞋', '我想穿L码', '有人穿38的吗', '我穿了两件', '我穿过38码的鞋'],
  read: (match, frame) =>
    frame.negative ||
    ACQUAINTANCES.has(frame.entity) ||
    frame.modifiers.past ||
    (match.raw('front') === undefined && !frame.explicit)
      ? null
      : size(match),
})

/** "我脚39码". */
export const sizeHas: ExtractionRule = factRule({
  id: 'zh/size.has',
  priority: 103,
  confidence: 0.92,
  anchors: ['码', '号', '内衣', '文胸', 'bra'],
  pattern: HAS_SIZE,
  elided: 'none',
  examples: [{ text: '我脚39码', cards: [{ slot: 'size', value: '39码', facet: '鞋' }] }],
  counterExamples: ['这鞋39码', '我要买鞋39码', '他脚45码'],
  read: (match, frame) => (frame.negative || ACQUAINTANCES.has(frame.entity) ? null : size(match)),
})
