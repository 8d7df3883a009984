import type { ExtractionRule } from '@recollect/core/extraction'
import { factRule } from '../../text/fact-rule.ts'
import { take } from '../../text/take.ts'

const SUM = String.raw`(?:\d[\d,.]{0,8}|[一二两三四五六七八九十几]{1,3})\s?(?:来|多|几)?\s?(?:个)?(?:万|千|百|k|w)(?:来|多|出头|[一二三四五六七八九\d])?(?:块钱?|元)?|\d{4,6}(?:块钱?|元)?`

/** "到手也就五千来块", "年薪三十个w". */
export const incomeAbout: ExtractionRule = factRule({
  id: 'zh/income.about',
  priority: 88,
  confidence: 0.95,
  anchors: ['底薪', '到手', '年薪', '月薪', '工资', '年包', '税前', '税后'],
  pattern: new RegExp(
    `(?:每个?月|一个月|一年)?(?:到手|年薪|月薪|工资|底薪|年包|税前|税后)(?:也|就|才|只有?|大概|差不多|有|能|拿){0,4}(?<value>${SUM})(?:左右|上下|吧|的样子|加提成|加奖金|加绩效|包吃住?)?$`,
    'gu',
  ),
  elided: 'chat',
  examples: [{ text: '到手也就六千多块', cards: [{ slot: 'income', value: '六千多块' }] }],
  counterExamples: ['他年薪三十万', '年薪百万招聘', '工资多少？'],
  read: (match, frame) =>
    frame.explicit || /到手|也就|才|底薪/u.test(match.text) ? take(match, 'income') : null,
})
