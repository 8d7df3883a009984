import { defineRule } from '@recollect/rules'
import type { ExtractionRule } from '@recollect/core/extraction'
import { factRule } from '../../text/fact-rule.ts'
import { take } from '../../text/take.ts'

/** A post given up, or changed for another house. */

const FIRM =
  '(?:[\\p{Script=Han}a-z]{1,10}?(?:局|院|所|厅|署|处|银行|支行|分行|公司|集团|厂|店|中学|小学|大学|学校|医院|中心|分部|总部|车站|机关|法院|检察院|部队|报社|电视台|街道办|社区)|总部|总公司|总行|机关)'
const POSTED = new RegExp(
  `(?:被)?(?:调|转|借调|调动|派|分配|升)(?:到|去|往|进|回)(?:了)?(?<value>${FIRM})(?:上班|工作|任职)?(?:去)?了$`,
  'gu',
)

/** "我表哥调到财政局了". */
export const employerPosted: ExtractionRule = factRule({
  id: 'zh/employer.posted',
  priority: 92,
  confidence: 0.92,
  anchors: [
    '调到',
    '调去',
    '调往',
    '调进',
    '调回',
    '转到',
    '转去',
    '派到',
    '派去',
    '分配到',
    '调动到',
    '升到',
  ],
  pattern: POSTED,
  elided: 'none',
  event: true,
  examples: [
    { text: '我表哥调到财政局了', cards: [{ slot: 'employer', value: '财政局', entity: 'user.cousin' }] },
    { text: '我上个月调到分公司了', cards: [{ slot: 'employer', value: '分公司', relation: 'updates' }] },
  ],
  counterExamples: [
    '他调到财政局了',
    '我想调到财政局',
    '我的快递转到中转站了',
    '我儿子转到实验小学了',
    '空调调到26度了',
  ],
  read: (match, frame) =>
    frame.negative ||
    /想|要|准备|申请/u.test(match.before) ||
    (/^(?:被)?转/u.test(match.text) && /学|院$|中$/u.test(match.raw('value') ?? ''))
      ? null
      : take(match, 'employer', { relation: 'updates' }),
})

const GIVEN_UP =
  /^(?:我)?(?:在)?(?:之前|原来|以前)?(?<value>[\p{Script=Han}]{2,8}?)(?:那边|那里|那儿)?(?:的|那份|那个|这份)(?:活儿?|工作|班|差事|兼职|职位)(?:我)?(?:已经|刚|早就?|上周|上个?月|昨天|前几天){0,2}(?:辞掉?|不干|不做|推掉?|丢)了$/gu

/** "便利店那份工作我辞了": where one works no more, put first. */
export const employerGivenUp: ExtractionRule = defineRule({
  id: 'zh/employer.given-up',
  priority: 93,
  confidence: 0.92,
  anchors: ['辞了', '辞掉了', '不干了', '不做了', '推了', '推掉了', '丢了'],
  pattern: GIVEN_UP,
  draft: (match) =>
    /我/u.test(match.clause.sentence.message) &&
    !/^(?:这|那|原来|现在|以前|之前|老公|老婆|稳定|好好|辛苦|喜欢|自己)|[他她你]/u.test(
      match.raw('value') ?? '',
    )
      ? take(match, 'employer', { relation: 'retracts' })
      : null,
  examples: [
    { text: '便利店那份工作我辞了', cards: [{ slot: 'employer', value: '便利店', relation: 'retracts' }] },
  ],
  counterExamples: [
    '他便利店那份工作辞了',
    '便利店的工作辞了吗？',
    '这份工作我不干了',
    '便利店那份工作我想辞',
  ],
})
