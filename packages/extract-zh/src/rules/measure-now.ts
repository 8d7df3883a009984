import { defineRule } from '@recollect/core/language-pack'
import type { ExtractionRule, RuleMatch } from '@recollect/core'

/** A figure that is only said to be so by now: what it measures stands before it, and shows in its unit. */

const LEAD = '^(?:我|但|不过|终于)?(?:现在|目前|如今)'
const TAIL = '(?:左右|出头|多|了|啦|哈){0,2}$'

/** What was said before the clause, if nobody else was spoken of. */
function saidBefore({ clause }: RuleMatch): string | null {
  const said = clause.sentence.message.slice(0, clause.start)
  return /[他她它你您]|宝宝|孩子|猫|狗/u.test(said) ? null : said
}

const OF_WEIGHT = /减肥|减重|减脂|增肌|增重|体重|[胖瘦]|秤/u

/** "减肥三个月，现在135斤". */
export const weightNow: ExtractionRule = defineRule({
  id: 'zh/weight.now',
  priority: 91,
  confidence: 0.92,
  anchors: ['斤', 'kg', '千克'],
  pattern: new RegExp(
    `${LEAD}(?:只有|剩|是|到|降到|减到|瘦到|涨到|胖到|只剩|大概|差不多){0,3}(?<value>[\\d.]{2,5}\\s?(?:kg|公斤|千克|斤)|[一二两三四五六七八九十百]{2,5}(?:公斤|斤))${TAIL}`,
    'gu',
  ),
  draft: (match) => {
    const value = match.capture('value')
    return value && OF_WEIGHT.test(saidBefore(match) ?? '')
      ? { slot: 'weight', value, relation: 'updates' }
      : null
  },
  examples: [
    { text: '减肥半年，现在118斤', cards: [{ slot: 'weight', value: '118斤', relation: 'updates' }] },
  ],
  counterExamples: ['她在减肥，现在118斤', '西瓜熟了，现在12斤', '减肥半年，现在118斤？'],
})

const OF_PAY =
  /[涨加降调]了?(?:薪|工资|底薪|年薪|月薪)|(?:工资|薪水|薪资|底薪)[^,]{0,4}[涨加降调]|升职|转正|升薪/u

/** "涨薪了，现在一万二". */
export const incomeNow: ExtractionRule = defineRule({
  id: 'zh/income.now',
  priority: 91,
  confidence: 0.92,
  anchors: ['现在', '目前', '如今'],
  pattern: new RegExp(
    `${LEAD}(?:每个?月|一个月|月薪|年薪|一年|税前|税后|到手|能|拿|有|是|大概|差不多|工资|底薪){0,4}(?<value>\\d[\\d,.]{0,8}(?:万|千|k|w)?\\d?|[一二两三四五六七八九十]{1,2}[万千](?:[一二两三四五六七八九](?:千)?)?)(?:块钱?|元)?${TAIL}`,
    'gu',
  ),
  draft: (match) => {
    const value = match.capture('value')
    return value && OF_PAY.test(saidBefore(match) ?? '')
      ? { slot: 'income', value, relation: 'updates' }
      : null
  },
  examples: [
    { text: '涨薪了，现在一万三', cards: [{ slot: 'income', value: '一万三', relation: 'updates' }] },
  ],
  counterExamples: ['他涨薪了，现在一万三', '天黑了，现在8点', '涨薪了，现在30岁', '涨薪了，现在一万三？'],
})
