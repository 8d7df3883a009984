import type { ExtractionRule } from '@recollect/core/extraction'
import { ownRule } from '../../text/own-rule.ts'
import { take } from '../../text/take.ts'

const SUM = '[\\d.一二两三四五六七八九十百千万几多kw]{1,8}'
const RAISED = new RegExp(
  `(?:的)?(?:月|年|基本|税后|实发)?(?:工资|薪水|薪资|月薪|年薪|收入|底薪|退休金)(?:现在|已经|终于|就|直接|也)?(?:是)?(?:从|由)(?:每个?月)?${SUM}(?:块|元|出头|多)?(?:一路|直接|慢慢|只)?(?:涨|升|加|变|降|跌|掉|减|提)?(?:到|至|成)了?(?<value>${SUM})(?:块|元)?(?:多|出头)?(?:了)?$`,
  'gu',
)

/** "工资从四千涨到七千五". */
export const incomeRaised: ExtractionRule = ownRule({
  id: 'zh/income.raised',
  priority: 90,
  confidence: 0.93,
  anchors: [
    '工资从',
    '工资由',
    '薪水从',
    '薪资从',
    '月薪从',
    '年薪从',
    '收入从',
    '底薪从',
    '退休金从',
  ].concat(
    ['工资', '薪水', '薪资', '月薪', '年薪', '收入', '退休金'].flatMap((pay) => [
      `${pay}现在从`,
      `${pay}已经从`,
      `${pay}终于从`,
    ]),
  ),
  pattern: RAISED,
  elided: 'chat',
  event: true,
  examples: [
    { text: '我的工资从四千涨到七千五', cards: [{ slot: 'income', value: '七千五', relation: 'updates' }] },
  ],
  counterExamples: [
    '他工资从四千涨到七千',
    '平均工资从四千涨到七千',
    '工资从三千到五千的岗位有吗',
    '你工资从多少涨到多少？',
  ],
  read: (match, frame) => (frame.negative ? null : take(match, 'income', { relation: 'updates' })),
})
