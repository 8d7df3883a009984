import { defineRule } from '@recollect/rules'
import type { ExtractionRule, RuleMatch } from '@recollect/core/extraction'
import { clausesBefore, sentencesBefore, subjectOfClause } from '../../text/earlier.ts'
import { DURATION } from '../../text/patterns.ts'

/** A figure that is only said to be so by now: what it measures stands before it, and shows in its unit. */

const LEAD = '^(?:我|但|不过|终于)?(?:现在|目前|如今)'
const TAIL = '(?:左右|出头|多|了|啦|哈){0,2}$'

/** The clause before, if that and the speaker are all that was spoken of. */
function saidBefore({ clause }: RuleMatch): string {
  const [near, ...rest] = [...clausesBefore(clause), ...sentencesBefore(clause).flat()]
  return rest.every((said) => subjectOfClause(said) === 'user') ? (near ?? '') : ''
}

/** Nothing but the speaker and time words before what changed: 闺蜜瘦了 is another's weight. */
const OWN = `^(?:我|自己|终于|总算|最近|今年|去年|上个?月|这个月|坚持|开始|通过|已经|又|刚|${DURATION}){0,3}`
const OF_WEIGHT = new RegExp(
  `${OWN}(?:减肥|减重|减脂|增肌|增重|[瘦胖])(?:成功|失败|中|了|以来|到现在|快|整整|坚持|${DURATION}|[\\d.]{1,3}斤|很多|好多|不少|一点|反弹|[瘦掉减胖]了){0,5}$`,
  'u',
)

/** "减肥三个月，现在135斤". */
export const weightNow: ExtractionRule = defineRule({
  id: 'zh/weight.now',
  priority: 91,
  confidence: 0.92,
  anchors: ['斤', 'kg', '千克'],
  pattern: new RegExp(
    `${LEAD}(?:只有|剩|是|到|降到|减到|瘦到|涨到|胖到|只剩|大概|差不多){0,3}(?<value>(?:[6-9]\\d|[1-4]\\d\\d)(?:\\.\\d)?\\s?斤|(?:[3-9]\\d|[12]\\d\\d)(?:\\.\\d{1,2})?\\s?(?:kg|公斤|千克)|(?:[一两]百[一二两三四五六七八九十]{0,3}|[六七八九]十[一二三四五六七八九]?)(?:公斤|斤))${TAIL}`,
    'gu',
  ),
  draft: (match) => {
    const value = match.capture('value')
    return value && OF_WEIGHT.test(saidBefore(match)) ? { slot: 'weight', value, relation: 'updates' } : null
  },
  examples: [
    { text: '减肥半年，现在118斤', cards: [{ slot: 'weight', value: '118斤', relation: 'updates' }] },
    {
      text: '减肥三个月瘦了20斤，现在120斤',
      cards: [{ slot: 'weight', value: '120斤', relation: 'updates' }],
    },
    { text: '我瘦了，现在90斤', cards: [{ slot: 'weight', value: '90斤', relation: 'updates' }] },
  ],
  counterExamples: [
    '她在减肥，现在118斤',
    '西瓜熟了，现在12斤',
    '减肥半年，现在118斤？',
    '老王减肥半年，现在118斤',
    '老王真厉害，减肥半年，现在118斤',
    '闺蜜瘦了，现在90斤',
    '我妈减肥，现在110斤',
    '老公减重，现在160斤',
    '弟弟胖了，现在180斤',
    '女儿瘦了，现在60斤',
    '学员减脂成功，现在55kg',
    '猪养胖了，现在200斤',
    '这个西瓜胖胖的，现在12斤',
    '减肥药涨价了，现在100斤',
    '减肥中，现在掉了5斤',
  ],
})

const OF_PAY = new RegExp(
  `${OWN}(?:[涨加降调]了?(?:薪水?|工资|底薪|年薪|月薪)|(?:工资|薪水|薪资|底薪)(?:又|终于|也)?[涨加降调]|升职|转正|升薪)(?:成功|加薪|涨薪|了|一点|不少|很多|[\\d.]{1,5}%?){0,3}$`,
  'u',
)

/** "涨薪了，现在一万二". */
export const incomeNow: ExtractionRule = defineRule({
  id: 'zh/income.now',
  priority: 91,
  confidence: 0.92,
  anchors: ['现在', '目前', '如今'],
  pattern: new RegExp(
    `${LEAD}(?:每个?月|一个月|月薪|年薪|一年|税前|税后|到手|能|拿|有|是|大概|差不多|工资|底薪){0,4}(?<value>\\d{1,3}(?:\\.\\d{1,2})?(?:万|千|k|w)\\d?|\\d{4,7}|\\d{1,3}(?:,\\d{3}){1,2}|\\d{3}(?=块|元)|[一二两三四五六七八九十]{1,2}[万千](?:[一二两三四五六七八九](?:千)?)?)(?:块钱?|元)?${TAIL}`,
    'gu',
  ),
  draft: (match) => {
    const value = match.capture('value')
    return value && OF_PAY.test(saidBefore(match)) ? { slot: 'income', value, relation: 'updates' } : null
  },
  examples: [
    { text: '涨薪了，现在一万三', cards: [{ slot: 'income', value: '一万三', relation: 'updates' }] },
  ],
  counterExamples: [
    '他涨薪了，现在一万三',
    '天黑了，现在8点',
    '涨薪了，现在30岁',
    '涨薪了，现在一万三？',
    '张三升职了，现在两万',
    '同事涨薪了，现在一万五',
    '朋友转正了，现在8千',
    '油价降薪了，现在8000',
    '门票涨了，现在8000',
    '我老公涨工资了，现在一万五',
    '升职了，现在12',
    '转正了，现在300',
  ],
})
