import type { ExtractionRule } from '@recollect/core/extraction'
import { ACQUAINTANCES } from '../../text/acquaintances.ts'
import { clausesBefore } from '../../text/earlier.ts'
import { factRule } from '../../text/fact-rule.ts'
import { take } from '../../text/take.ts'
import { CLOCKS } from '../../lexicon/things/surroundings.ts'
import { oneOf } from '../../text/patterns.ts'

const CLOCK = `(?:(?:utc|gmt) ?[+-] ?\\d{1,2}(?::\\d{2})?|[+-]\\d{1,2}(?::?\\d{2})?时区|(?:asia|europe|america|australia|africa|pacific)\\/[a-z_]{3,20}|${oneOf(CLOCKS)}|比(?:北京|国内|中国|你们?那边)(?:时间)?(?:早|晚|慢|快)[\\d一二两三四五六七八九十]{1,3}个?(?:半)?(?:小时|钟头))`
const WHERE = '(?:这边|这里|这儿|那边|所在的?|所处的?|住的地方)?'

/** "我在东八区", "我的时区是UTC+9", "我这边是北京时间". */
export const timezone: ExtractionRule = factRule({
  id: 'zh/timezone.in',
  priority: 112,
  confidence: 0.95,
  anchors: [...CLOCKS, '时区', 'utc', 'gmt', 'asia/', 'europe/', 'america/', '比北京', '比国内', '比中国'],
  pattern: new RegExp(
    `(?:的?${WHERE}(?:的)?时区(?:现在|已经|目前)?(?:是|为|在|:|(?<fresh>[改换变]成?了?到?))|${WHERE}(?:的?(?:时间|钟))?(?:是|在|是?用的?是?|按的?是?|走|处于|属于|遵循|(?<moved>换到了?|改到了?|改成了?)))(?:用的?|走的?)?(?<value>${CLOCK})(?:的?(?:时区|区))?(?:这边|工作|生活|上班|办公|作息|走|算|来算|来)?(?:了|的|哦|啊|哈)?$|${WHERE}(?<apart>比(?:北京|国内|中国)(?:时间)?(?:早|晚|慢|快)[\\d一二两三四五六七八九十]{1,3}个?(?:半)?(?:小时|钟头))(?:了|的|哦)?$`,
    'gu',
  ),
  elided: 'speaker',
  examples: [
    { text: '我在东九区', cards: [{ slot: 'timezone', value: '东九区' }] },
    { text: '我的时区是UTC-5', cards: [{ slot: 'timezone', value: 'UTC-5' }] },
    { text: '我们这边比北京时间晚七个小时', cards: [{ slot: 'timezone', value: '比北京时间晚七个小时' }] },
  ],
  counterExamples: [
    '会议在北京时间九点',
    '东八区有哪些城市？',
    '现在是北京时间晚上八点',
    '他在东八区',
    '服务器用的是UTC',
    '比赛是北京时间',
  ],
  read: (match, frame) => {
    const apart = match.capture('apart')
    const saysZone = /时区/u.test(match.text)
    if (frame.negative || ACQUAINTANCES.has(frame.entity)) return null
    if (!frame.explicit && !saysZone && !STAYS.test(clausesBefore(match.clause)[0] ?? '')) return null
    const changed = match.raw('fresh') !== undefined || match.raw('moved') !== undefined
    const more = changed ? { relation: 'updates' as const } : {}
    return apart ? { slot: 'timezone', value: apart, ...more } : take(match, 'timezone', more)
  },
})
/** 我外派在西雅图，都是用太平洋时间: the clause before says where one is. */
const STAYS =
  /^我(?:人|们|现在|目前|这|今年|最近|平时|常年|长期|半|年|个?月|[一两三几]|学期|都){0,5}(?:在|住|外派|派驻|派到|驻|留学|出差|常驻|搬到|旅居)/u

/** "我人在台北，GMT+8": a clock beside the place where one is. */
export const timezoneBeside: ExtractionRule = factRule({
  id: 'zh/timezone.beside',
  priority: 111,
  confidence: 0.92,
  anchors: ['utc', 'gmt', ...CLOCKS],
  pattern: new RegExp(`^(?<value>${CLOCK})$`, 'gu'),
  elided: 'speaker',
  examples: [{ text: '我人在吉隆坡，GMT+8', cards: [{ slot: 'timezone', value: 'GMT+8' }] }],
  counterExamples: ['GMT+8', '他人在吉隆坡，GMT+8', '服务器在新加坡，UTC'],
  read: (match) => (STAYS.test(clausesBefore(match.clause)[0] ?? '') ? take(match, 'timezone') : null),
})
