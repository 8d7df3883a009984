import type { ExtractionRule } from '@recollect/core/extraction'
import { factRule } from '../../text/fact-rule.ts'
import { take } from '../../text/take.ts'

const MONEY = String.raw`(?:[过破上]万|[过上]千|[万千]把块|大几[千万]|小[一二两三四五]?万|\d[\d,.]{0,9}(?:多|来)?\s?(?:万|千|百|k|w)?(?:多)?(?:块钱?|元|人民币|美元|港币|蚊|刀)?|[一二两三四五六七八九十几]{1,3}(?:万|千|百)[一二三四五六七八九十万千百多几]{0,4}(?:块钱?|元)?|[一二两三四五六七八九十]{1,3}(?:来|几|多)个|[二三四五六七八九]?十[一二三四五六七八九](?:块钱?|元)?)`
const OWN_PAY = /^(?:月薪|年薪|工资|底薪|到手|税后|月入|退休金|时薪|年入)/u
const PAY = new RegExp(
  `(?<value>(?:(?:每个?月|一个?月|每年|一年|一天|一小时|一个小时)(?:也|就|才|大概|只|能|有|差不多|到手|也就|不到|加班费|拿){1,4}|(?:每个?|一个?)(?:月|年|天|小时)|月|年)?(?:的)?(?:工资|薪水|薪资|收入|月薪|年薪|月入|年入|退休金|养老金|奖学金|生活费|底薪|时薪|年包|税后|到手|人工|挣|赚)(?:税前|税后|到手)?(?:每个?月|一个?月|每年|一年|每月)?(?:大概|大约|差不多|现在|只|才|就|能|有|是|为|到手|税后|:|不到|将近|达到|涨到了?|可以|拿){0,4}${MONEY})(?:左右|上下|以上|出头|的样子)?(?:的(?:\\p{Script=Han}{2,8})?|了|啊|吧)?$`,
  'gu',
)

/** "我月薪X", "一年赚X". */
export const incomePay: ExtractionRule = factRule({
  id: 'zh/income.pay',
  priority: 88,
  confidence: 0.92,
  anchors: [
    '一月',
    '一个月',
    '每月',
    '每个月',
    '一年',
    '每年',
    '一天',
    '工资',
    '薪',
    '收入',
    '月入',
    '年入',
    '退休金',
    '养老金',
    '奖学金',
    '生活费',
    '税后',
    '到手',
    '人工',
    '挣',
    '赚',
  ],
  pattern: PAY,
  elided: 'chat',
  examples: [{ text: '我月薪8000', cards: [{ slot: 'income', value: '月薪8000' }] }],
  counterExamples: ['他年薪百万', '你工资多少？', '我想月入过万'],
  read: (match, frame) => (frame.explicit || OWN_PAY.test(match.text) ? take(match, 'income') : null),
})
