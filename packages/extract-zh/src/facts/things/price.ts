import type { ExtractionRule, Proposal, RuleMatch } from '@recollect/core/extraction'
import { defineRule } from '@recollect/rules'
import { INSTITUTIONS } from '../../lexicon/things/surroundings.ts'
import { OWED, PRICED_BY } from '../../lexicon/things/prices.ts'
import { kinAfterSelf } from '../../text/kin.ts'
import { oneOf } from '../../text/patterns.ts'
import { subjectOf } from '../../text/subject.ts'

/** What one's own things and duties cost. */

const NUMERAL = '[一二两三四五六七八九十]'
const FIGURE = `\\d{2,6}(?:\\.\\d{1,2})?|\\d(?:\\.\\d)?[万千百kw]|(?:\\d|${NUMERAL}{1,3})(?=块|元)`
const WORDED = `${NUMERAL}{0,3}[百千万][零一二两三四五六七八九十百千]{0,5}`
const SUM = `(?:${FIGURE}|${WORDED})(?:来|多)?(?:块钱?|元)?`
const PER = `(?:一个?|每个?)(?:${oneOf(PRICED_BY)})`
const PAYS = '(?:我|得|要|就|也|只|还|都|卖|收|要价|给|交|付|打|还款|是|算|:|大概|差不多){0,3}'
const PRICE = `(?:${PER}${PAYS}${SUM}|${SUM}${PER})`
const THING = '(?<thing>(?!现在|目前)[\\p{Script=Han}a-z]{2,8}?)'
const NOW = '(?:现在|目前|如今|这会儿|眼下)'
const END = '(?:左右)?(?:了|啦|吧|啊)?$'

const OWN = `(?:(?:我|俺|咱)(?:们)?(?:${oneOf(INSTITUTIONS)})?里?的?|店里的?|家里的?)`
const OF_OWED = `(?<=(?:${oneOf(OWED)})[^费租贷]{0,4})${SUM}`
const IS = new RegExp(`^(?<owner>${OWN})?${THING}${NOW}?${PAYS}(?<value>${PRICE}|${OF_OWED})${END}`, 'gu')
const IS_OWED = new RegExp(`(?:${oneOf(OWED)})$`, 'u')
/** 工资 and what is counted or asked are no prices of things. */
const NO_THING =
  /体重|血|温度|成绩|工资|薪|收入|退休金|挣|赚|能|可以|走|跑|吃|喝|睡|花|[我你您他她它这那哪谁每的了吗]|多少/u

/** A relative named before it has it to pay: not one's own. */
const isOwn = (match: RuleMatch, thing: string): boolean => {
  if (match.raw('owner') !== undefined) return kinAfterSelf(thing) === null
  return IS_OWED.test(thing) && subjectOf(match, '', 'chat')?.entity === 'user'
}

/** "我家海景房一晚上268", "抚养费我一月给两千". */
export const priceIs: ExtractionRule = defineRule({
  id: 'zh/named-thing.price',
  priority: 89,
  confidence: 0.92,
  anchors: ['一', '每', ...OWED],
  pattern: IS,
  draft(match): Proposal | null {
    const value = match.capture('value')
    const thing = match.raw('thing') ?? ''
    if (!value || NO_THING.test(thing) || !isOwn(match, thing)) return null
    return { slot: 'named_thing', value, facet: thing }
  },
  examples: [
    {
      text: '我家海景房一晚上268',
      cards: [{ slot: 'named_thing', value: '一晚上268', facet: '海景房' }],
    },
    { text: '抚养费我一月给两千', cards: [{ slot: 'named_thing', value: '一月给两千', facet: '抚养费' }] },
    { text: '我房租两千二', cards: [{ slot: 'named_thing', value: '两千二', facet: '房租' }] },
  ],
  counterExamples: [
    '这酒店一晚上三百八',
    '他家海景房一晚上268',
    '隔壁单间一晚上150',
    '海景房一晚上268',
    '海景房一晚上多少钱',
    '我一天走一万步',
    '我每天跑一千米',
    '我弟房租一个月两千',
    '房租一个月两千贵吗？',
    '我家猫一天三顿',
    '鸡蛋一斤六块',
  ],
})

const IS_PRICE = new RegExp(PER, 'u')
const CAME_TO = '(?:又|都|也|就|直接|已经)?(?:涨|降|提|落|跌|加|减)价?[到成至]了?'
const CHANGED = new RegExp(
  `^(?<now>${NOW})?${OWN}?${THING}(?:(?<came>${CAME_TO})|(?<later>${NOW}))?${PAYS}(?<value>${PRICE}|${SUM})${END}`,
  'gu',
)

/** "海景房涨到398了", "海景房现在288一晚": of a price that is known. */
export const priceChanged: ExtractionRule = defineRule({
  id: 'zh/named-thing.price-changed',
  priority: 88,
  confidence: 0.92,
  anchors: ['到', '成', '至', '现在', '目前', '如今', '这会儿', '眼下'],
  pattern: CHANGED,
  draft(match): Proposal | null {
    const value = match.capture('value')
    const thing = match.raw('thing') ?? ''
    const isNow = (match.raw('now') ?? match.raw('later')) !== undefined && IS_PRICE.test(value?.text ?? '')
    if (!value || NO_THING.test(thing) || (match.raw('came') === undefined && !isNow)) return null
    return { slot: 'named_thing', value, facet: thing, relation: 'updates', known: true }
  },
  examples: [
    {
      text: '海景房涨到398了',
      cards: [{ slot: 'named_thing', value: '398', facet: '海景房', relation: 'updates' }],
    },
    {
      text: '海景房现在288一晚',
      cards: [{ slot: 'named_thing', value: '288一晚', facet: '海景房', relation: 'updates' }],
    },
  ],
  counterExamples: ['海景房会涨到398吗？', '他房租涨到两千了', '音量调到50了', '我工资涨到六千了'],
})
